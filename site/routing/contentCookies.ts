/** Cookies of the content repository. What they mean is the BFF's to say; the site passes them on. */
export const PREVIEW_COOKIE = "io.prismic.preview";
const EXPERIMENT_COOKIE = "io.prismic.experiment";

/** Which variation of which experiment a visitor takes part in. */
export interface ExperimentChoice {
  googleId: string;
  index: number;
}

/** What a request's cookies may change about the content that it is shown. */
export interface ContentCookies {
  /** A preview's token, or the toolbar's JSON that may hold one. */
  preview?: string;
  experiment?: ExperimentChoice;
}

/** Reads the cookies by name, decoded; one that cannot be right counts as not there. */
export function readContentCookies(valueOf: (name: string) => string | undefined): ContentCookies {
  const [, googleId, index] = /^([\w-]+) (\d+)$/.exec(valueOf(EXPERIMENT_COOKIE) ?? "") ?? [];
  const experiment = googleId ? { googleId, index: Number(index) } : undefined;
  return {
    preview: valueOf(PREVIEW_COOKIE) || undefined,
    experiment: experiment && isExperimentChoice(experiment) ? experiment : undefined,
  };
}

/** Whether a choice can stand in an edition, and so in an address. */
export function isExperimentChoice({ googleId, index }: ExperimentChoice): boolean {
  return googleId.length <= 100 && index < 1000;
}

/** The header with which the BFF is asked; undefined where there is nothing to pass on. */
export function toCookieHeader({ preview, experiment }: ContentCookies): string | undefined {
  const pairs = [
    ...(preview ? [[PREVIEW_COOKIE, preview]] : []),
    ...(experiment ? [[EXPERIMENT_COOKIE, `${experiment.googleId} ${experiment.index}`]] : []),
  ];
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join("; ") || undefined;
}
