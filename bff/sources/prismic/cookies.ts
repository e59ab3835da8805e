/** Cookies that Prismic's toolbar and its experiments set. */
export const PREVIEW_COOKIE = "io.prismic.preview";
export const EXPERIMENT_COOKIE = "io.prismic.experiment";

/** The variation of an experiment that a visitor sees. */
export interface ExperimentChoice {
  googleId: string;
  index: number;
}

const MAX_REF_CHARS = 2000;

/**
 * Returns the ref of the draft that a preview cookie asks for. The cookie is the token itself, or the toolbar's JSON with one token per
 * repository; JSON with only its `_tracker` is no preview. The token is opaque: it is sent only to the configured repository, never
 * followed.
 */
export function previewRefOf(cookie: string | undefined, repository: string): string | undefined {
  const token = cookie?.startsWith("{") ? tokenIn(cookie, repository) : cookie;
  return token && isPreviewRef(token) ? token : undefined;
}

/** Returns whether a text can be a preview's token. */
export function isPreviewRef(token: string): boolean {
  return token.length <= MAX_REF_CHARS && /^[\x21-\x7e]+$/.test(token);
}

/** Returns the choice in an experiment cookie, `googleId index`; undefined when it is not valid. */
export function experimentChoiceOf(cookie: string | undefined): ExperimentChoice | undefined {
  const [, googleId, index] = /^(\S{1,100}) (\d{1,3})$/.exec(cookie ?? "") ?? [];
  return googleId && index ? { googleId, index: Number(index) } : undefined;
}

function tokenIn(json: string, repository: string): string | undefined {
  try {
    const { preview } = (JSON.parse(json) as Record<string, { preview?: unknown } | undefined>)[`${repository}.prismic.io`] ?? {};
    return typeof preview === "string" ? preview : undefined;
  } catch {
    return undefined;
  }
}
