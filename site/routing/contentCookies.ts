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

/** Reads the content cookies; `valueOf` returns a decoded cookie by name. Invalid cookies are ignored. */
export function readContentCookies(valueOf: (name: string) => string | undefined): ContentCookies {
  const [, googleId, index] = /^([\w-]+) (\d+)$/.exec(valueOf(EXPERIMENT_COOKIE) ?? "") ?? [];
  const experiment = googleId ? { googleId, index: Number(index) } : undefined;
  return {
    preview: valueOf(PREVIEW_COOKIE) || undefined,
    experiment: experiment && isExperimentChoice(experiment) ? experiment : undefined,
  };
}

/** Whether a choice fits into an edition's path segment. */
export function isExperimentChoice({ googleId, index }: ExperimentChoice): boolean {
  return googleId.length <= 100 && index < 1000;
}

/** Returns the cookie header for requests to the BFF; undefined if there is no cookie to pass on. */
export function toCookieHeader({ preview, experiment }: ContentCookies): string | undefined {
  const pairs = [
    ...(preview ? [[PREVIEW_COOKIE, preview]] : []),
    ...(experiment ? [[EXPERIMENT_COOKIE, `${experiment.googleId} ${experiment.index}`]] : []),
  ];
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join("; ") || undefined;
}
