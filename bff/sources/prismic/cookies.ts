/** Cookies by which Prismic's toolbar and its experiments speak to a site. */
export const PREVIEW_COOKIE = "io.prismic.preview";
export const EXPERIMENT_COOKIE = "io.prismic.experiment";

/** Which variation of which experiment a visitor is to see. */
export interface ExperimentChoice {
  googleId: string;
  index: number;
}

const MAX_REF_CHARS = 2000;

/**
 * The ref of the draft that a preview cookie asks for. The cookie is the token itself, or the toolbar's JSON that holds
 * one token per repository; with nothing but its `_tracker` it is no preview. The token is opaque: it is only ever sent
 * to the repository that is configured, never followed.
 */
export function previewRefOf(cookie: string | undefined, repository: string): string | undefined {
  const token = cookie?.startsWith("{") ? tokenIn(cookie, repository) : cookie;
  return token && isPreviewRef(token) ? token : undefined;
}

/** Whether a text can be a preview's token at all. */
export function isPreviewRef(token: string): boolean {
  return token.length <= MAX_REF_CHARS && /^[\x21-\x7e]+$/.test(token);
}

/** What an experiment cookie, `googleId index`, chooses. */
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
