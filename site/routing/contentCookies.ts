/** Cookies of the content repository. The BFF interprets them; the site passes them on. */
export const PREVIEW_COOKIE = "io.prismic.preview";
const EXPERIMENT_COOKIE = "io.prismic.experiment";

/** The variation of an experiment that a visitor is shown. */
export interface ExperimentChoice {
  googleId: string;
  index: number;
}

/** The cookies of a request that select content. */
export interface ContentCookies {
  /** A preview token, or the toolbar's JSON that may contain one. */
  preview?: string;
  experiment?: ExperimentChoice;
}

/** Browsers store no longer cookie, and the BFF refuses headers that are much longer. */
const MAX_COOKIE_CHARS = 4096;

/** Returns a cookie as in a header; null if it has no value, or one that is too long. */
export function toCookie(name: string, value: string | undefined): string | null {
  const encoded = encodeURIComponent(value ?? "");
  return encoded && encoded.length <= MAX_COOKIE_CHARS ? `${name}=${encoded}` : null;
}

/** Reads the content cookies; `valueOf` returns a decoded cookie by name. Invalid cookies and cookies that are too long are ignored. */
export function readContentCookies(valueOf: (name: string) => string | undefined): ContentCookies {
  const read = (name: string) => {
    const value = valueOf(name);
    return toCookie(name, value) === null ? undefined : value;
  };
  const [, googleId, index] = /^([\w-]+) (\d+)$/.exec(read(EXPERIMENT_COOKIE) ?? "") ?? [];
  const experiment = googleId ? { googleId, index: Number(index) } : undefined;
  return {
    preview: read(PREVIEW_COOKIE),
    experiment: experiment && isExperimentChoice(experiment) ? experiment : undefined,
  };
}

/** Whether a choice fits into an edition's path segment. */
export function isExperimentChoice({ googleId, index }: ExperimentChoice): boolean {
  return googleId.length <= 100 && index < 1000;
}

/** Returns the cookie header for requests to the BFF; undefined if there is no cookie to pass on. */
export function toCookieHeader({ preview, experiment }: ContentCookies): string | undefined {
  const cookies = [
    toCookie(PREVIEW_COOKIE, preview),
    experiment ? toCookie(EXPERIMENT_COOKIE, `${experiment.googleId} ${experiment.index}`) : null,
  ];
  return cookies.filter((cookie) => cookie !== null).join("; ") || undefined;
}
