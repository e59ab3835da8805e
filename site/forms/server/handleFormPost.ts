import type { IncomingMessage, ServerResponse } from "node:http";
import { discardBody } from "#shared/limits/discardBody.ts";
import { respondWithForm } from "../../bff/renderContext";
import { DEFAULT_LANG, isLang } from "../../i18n/languages";
import { anchorOf, type FormId, type FormState, toFormId } from "../formState";
import { forwardedFor } from "./forwardedFor";
import { isCrossSitePost } from "./isCrossSitePost";
import { readForm } from "./readForm";
import { submit } from "./submit";
import { toUrl } from "#shared/toUrl.ts";

const BASE = "http://site.invalid";

/** URLs of the BFF and of the site. */
interface Addresses {
  bffUrl: string;
  siteUrl: string;
}

/** Returns the id of the form that a request posts; null if it posts none. */
export function formIdOf({ method, url = "", headers }: IncomingMessage): FormId | null {
  if (method !== "POST" || !/^multipart\/form-data\b/i.test(headers["content-type"] ?? "")) return null;
  return toFormId(toUrl(url, BASE)?.searchParams.get("form") ?? "") ?? null;
}

/**
 * Handles a form that a browser posted without scripts. An accepted form is answered by a redirect to its page, so that a reload sends
 * nothing again. Otherwise `show` renders the page as the response, with the form's state.
 */
export async function handleFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  form: FormId,
  addresses: Addresses,
  show: () => void,
): Promise<void> {
  const { pathname } = new URL(request.url!, BASE);
  const state = await processForm(request, form, addresses, pathname);
  discardBody(request);
  if (state.reference) {
    response
      .writeHead(303, {
        location: `${pathname}?form=${form}&sent=${state.reference}#${anchorOf(form)}`,
        "cache-control": "private, no-store",
      })
      .end();
    return;
  }
  respondWithForm(request, state);
  // Turns the post into a GET of the same page.
  request.method = "GET";
  request.url = `${pathname}?form=${form}`;
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
  show();
}

async function processForm(request: IncomingMessage, form: FormId, { bffUrl, siteUrl }: Addresses, pathname: string): Promise<FormState> {
  const unread: FormState = { form, values: {}, errors: [], fault: { kind: "unsure" } };
  if (isCrossSitePost(request.headers, siteUrl)) return unread;
  try {
    const incoming = await readForm(request, request.headers["content-type"]);
    const lang = pathname.split("/")[1] ?? "";
    const target = { bffUrl, forwardedFor: forwardedFor(request.headers["x-forwarded-for"], request.socket.remoteAddress) };
    return await submit({ form, lang: isLang(lang) ? lang : DEFAULT_LANG, incoming, target });
  } catch (error) {
    // Logs the error's name only: a message may contain what the visitor typed.
    console.error(`A form could not be read: ${error instanceof Error ? error.name : "unknown"}`);
    return unread;
  }
}
