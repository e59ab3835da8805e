import { z } from "zod";
import type { Answer } from "./ask";

/** Google's names of errors. Other texts are not repeated: they may quote the call. */
const code = z
  .string()
  .regex(/^[A-Z_]{1,60}$/)
  .catch("");
const errorBody = z
  .object({
    error: z
      .object({
        status: code,
        message: z.string().catch(""),
        details: z.array(z.object({ reason: code })).catch([]),
      })
      .catch({ status: "", message: "", details: [] }),
  })
  .catch({ error: { status: "", message: "", details: [] } });

/** Google's reasons (google.api.ErrorReason) in words, with what to do in its console. */
const REASONS: Readonly<Record<string, { message: string; remedy: string }>> = {
  API_KEY_INVALID: {
    message: "Google does not know the key.",
    remedy: "Copy it again from Google Cloud's console, APIs & Services, Credentials. A new key takes some minutes.",
  },
  API_KEY_HTTP_REFERRER_BLOCKED: {
    message: "The key is restricted to web sites, and this address is none of them.",
    remedy: "In the key's application restrictions, add the address.",
  },
  API_KEY_IP_ADDRESS_BLOCKED: {
    message: "The key is restricted to IP addresses, and this machine's is none of them.",
    remedy: "In the key's application restrictions, add the address from which this machine's requests leave.",
  },
  API_KEY_ANDROID_APP_BLOCKED: { message: "The key is restricted to Android apps.", remedy: "Create another key for this site." },
  API_KEY_IOS_APP_BLOCKED: { message: "The key is restricted to iOS apps.", remedy: "Create another key for this site." },
  API_KEY_SERVICE_BLOCKED: {
    message: "The key is restricted to other APIs.",
    remedy: "In the key's API restrictions, add Places API (New).",
  },
  SERVICE_DISABLED: {
    message: "The API is not enabled in the key's project.",
    remedy: "Enable Places API (New) in Google Cloud's console, APIs & Services, Library. “Places API” without New is another one.",
  },
  BILLING_DISABLED: {
    message: "Billing is disabled in the key's project.",
    remedy: "Link an open billing account to the project, and check its means of payment.",
  },
  CONSUMER_SUSPENDED: { message: "Google has suspended the key's project.", remedy: "Ask Google Cloud's support." },
  CONSUMER_INVALID: { message: "The key's project does not exist any more.", remedy: "Create a key in another project." },
};

const REFUSED = "Google refuses the call";

/** Returns the reason of Google's error, such as `BILLING_DISABLED`; empty for a success and for an error without one. */
export function reasonOf({ status, json }: Answer): string {
  if (status < 400) return "";
  const { details, message, status: name } = errorBody.parse(json).error;
  const [reason = ""] = details.map((one) => one.reason).filter(Boolean);
  // Some faults come without a reason.
  if (!reason && /billing/i.test(message)) return "BILLING_DISABLED";
  if (!reason && name === "RESOURCE_EXHAUSTED") return "RATE_LIMIT_EXCEEDED";
  return reason;
}

/** Says in words what an error of Google's means, and what to do; null for a success. Google's own message is not repeated. */
export function explainGoogle(answer: Answer): { message: string; remedy: string } | null {
  const { status, json } = answer;
  if (status < 400) return null;
  const { message, status: name } = errorBody.parse(json).error;
  const reason = reasonOf(answer);
  if (Object.hasOwn(REASONS, reason)) return REASONS[reason]!;
  if (status === 429)
    return /per day/i.test(message)
      ? {
          message: "The day's quota is used up.",
          remedy: "Raise it in Google Cloud's console (Quotas), or wait until midnight in California.",
        }
      : { message: "The quota of this minute is used up.", remedy: "Wait, or raise it in Google Cloud's console (Quotas)." };
  if (status >= 500) return { message: `Google answers ${status}.`, remedy: "Try again later; see status.cloud.google.com/maps-platform." };
  if (/unregistered callers/i.test(message))
    return { message: "The call reached Google without its key.", remedy: "Check what a proxy does with the header X-Goog-Api-Key." };
  const what = [name, reason].filter(Boolean).join(" ");
  return what
    ? { message: `${REFUSED}: ${status} ${what}.`, remedy: "Look the reason up in Google's documentation of the API's errors." }
    : { message: `${status} is answered, but not by Google.`, remedy: "Check GOOGLE_PLACES_URL and proxies in between." };
}
