import { type ExperimentChoice, EXPERIMENT_COOKIE, experimentChoiceOf, PREVIEW_COOKIE, previewRefOf } from "../sources/prismic/cookies";

/** What a request's cookies say about the visitor. It is untrusted, and checked by the code that uses it. */
export interface Visitor {
  /** The draft that an editor previews. */
  previewRef?: string;
  experiment?: ExperimentChoice;
  /** Sent to the product backend only. */
  token?: string;
}

/** The cookie with the visitor's login. It is read here only; a login service sets it with these attributes, for http as well as https. */
const LOGIN_COOKIE = { name: "token", maxAgeDays: 7, path: "/", secure: false } as const;
const MAX_TOKEN_CHARS = 4096;

/** Reads the cookies that the BFF uses; a malformed one counts as missing. */
export function readVisitor(cookieHeader: string | undefined, repository: string): Visitor {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(LOGIN_COOKIE.name);
  return {
    previewRef: previewRefOf(cookies.get(PREVIEW_COOKIE), repository),
    experiment: experimentChoiceOf(cookies.get(EXPERIMENT_COOKIE)),
    // The characters that a bearer token may have: any other could end the header and start another.
    token: token && token.length <= MAX_TOKEN_CHARS && /^[\w.~+/-]+=*$/.test(token) ? token : undefined,
  };
}

/**
 * Returns whether a request has one of the cookies that the BFF reads, even a malformed one: the answer may be specific to this visitor.
 */
export function hasVisitorCookie(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return false;
  const cookies = parseCookies(cookieHeader);
  return [PREVIEW_COOKIE, EXPERIMENT_COOKIE, LOGIN_COOKIE.name].some((name) => cookies.has(name));
}

function parseCookies(header = ""): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const [name = "", ...value] = pair.split("=");
    // Of several cookies with one name, the first has the longest path.
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
