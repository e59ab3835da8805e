import { type ExperimentChoice, EXPERIMENT_COOKIE, experimentChoiceOf, PREVIEW_COOKIE, previewRefOf } from "./sources/prismic/cookies";

/** What a request's cookies say about the visitor. All of it is the visitor's word, and checked by the code that relies on it. */
export interface Visitor {
  /** The draft that an editor looks at. */
  previewRef?: string;
  experiment?: ExperimentChoice;
  /** Goes to the product backend, and nowhere else. */
  token?: string;
}

const TOKEN_COOKIE = "token";
const MAX_TOKEN_CHARS = 4096;

/** Reads the cookies that the BFF knows; one that is malformed counts as not there. */
export function readVisitor(cookieHeader: string | undefined, repository: string): Visitor {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(TOKEN_COOKIE);
  return {
    previewRef: previewRefOf(cookies.get(PREVIEW_COOKIE), repository),
    experiment: experimentChoiceOf(cookies.get(EXPERIMENT_COOKIE)),
    // What a bearer token may consist of: anything else could end the header and begin another.
    token: token && token.length <= MAX_TOKEN_CHARS && /^[\w.~+/-]+=*$/.test(token) ? token : undefined,
  };
}

/** Whether a request has one of the cookies that the BFF reads, even a malformed one: the answer may be specific to this visitor. */
export function hasVisitorCookie(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return false;
  const cookies = parseCookies(cookieHeader);
  return [PREVIEW_COOKIE, EXPERIMENT_COOKIE, TOKEN_COOKIE].some((name) => cookies.has(name));
}

function parseCookies(header = ""): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const [name = "", ...value] = pair.split("=");
    // The first of a name is the one with the longest path.
    if (!cookies.has(name.trim()))
      cookies.set(
        name.trim(),
        decode(
          value
            .join("=")
            .trim()
            .replace(/^"(.*)"$/, "$1"),
        ),
      );
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
