import type { IncomingMessage, ServerResponse } from "node:http";
import { DEFAULT_LANG, isLang } from "../../i18n/languages";
import { anchorOf, type FormName, type FormState } from "../formState";
import { storeFormState } from "../pendingFormStates";
import { forwardedFor } from "./forwardedFor";
import { isCrossSitePost } from "./isCrossSitePost";
import { readForm } from "./readForm";
import { submit } from "./submit";

/** What follows a refusal is read and thrown away for so long: a browser that is cut off in the middle shows no answer. */
const DRAIN_MS = 30_000;
const BASE = "http://site.invalid";

/** Where the BFF is, and where visitors find the site. */
interface Addresses {
  bffUrl: string;
  siteUrl: string;
}

/** The form that a request sends from its page; null where it sends none. */
export function formNameOf({ method, url = "", headers }: IncomingMessage): FormName | null {
  if (method !== "POST" || !/^multipart\/form-data\b/i.test(headers["content-type"] ?? "") || !URL.canParse(url, BASE)) return null;
  const form = new URL(url, BASE).searchParams.get("form");
  return form === "application" || form === "contact" ? form : null;
}

/**
 * Takes a form that a browser has posted without a script. What was taken is a redirect to its page, so that a reload sends nothing
 * again; else `show` renders that page as the answer, which finds what became of the form in its query.
 */
export async function handleFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  form: FormName,
  addresses: Addresses,
  show: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url!, BASE);
  const state = await processForm(request, form, addresses, pathname);
  drain(request);
  if (state.reference) {
    response
      .writeHead(303, {
        location: `${pathname}?form=${form}&sent=${state.reference}#${anchorOf(form)}`,
        "cache-control": "private, no-store",
      })
      .end();
    return;
  }
  const { id, forget } = storeFormState(state);
  response.once("close", forget);
  // The same page, asked for.
  request.method = "GET";
  request.url = `${pathname}?answer=${id}`;
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
  show();
}

async function processForm(request: IncomingMessage, form: FormName, { bffUrl, siteUrl }: Addresses, pathname: string): Promise<FormState> {
  const unread: FormState = { name: form, values: {}, errors: [], fault: { kind: "unsure" } };
  if (isCrossSitePost(request.headers, siteUrl)) return unread;
  try {
    const incoming = await readForm(request, request.headers["content-type"], Number(request.headers["content-length"]) || undefined);
    const lang = pathname.split("/")[1] ?? "";
    const target = { bffUrl, forwardedFor: forwardedFor(request.headers["x-forwarded-for"], request.socket.remoteAddress) };
    return await submit({ form, lang: isLang(lang) ? lang : DEFAULT_LANG, incoming, target });
  } catch (error) {
    // Nothing of what was typed: an error of ours says where, not what.
    console.error(`A form could not be read: ${error instanceof Error ? error.name : "unknown"}`);
    return unread;
  }
}

function drain(request: IncomingMessage): void {
  if (request.complete) return;
  request.removeAllListeners("readable");
  request.resume();
  const cut = setTimeout(() => request.destroy(), DRAIN_MS);
  request.once("end", () => clearTimeout(cut));
  request.once("close", () => clearTimeout(cut));
}
