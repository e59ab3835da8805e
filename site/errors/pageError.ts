/** Seconds for the retry-after header of a page that is unavailable. */
export const RETRY_AFTER_S = 30;

export type ErrorStatus = 404 | 500 | 503;

const DIGEST = /KEYWAY_FAULT_(404|503)/;

/**
 * Thrown by a page that cannot be rendered although the proxy found its route: its content was unpublished meanwhile, or the BFF fails.
 * A returned error screen would be cached as the page. Next passes only the digest of an error into the response.
 */
export class PageError extends Error {
  override name = "PageError";
  readonly digest: string;
  readonly status: 404 | 503;

  constructor(status: 404 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.digest = `KEYWAY_FAULT_${status}`;
  }
}

/** Returns the status of the error whose digest is in Next's response; 500 for any other error. */
export function statusOfError(blankPage: string): ErrorStatus {
  return Number(DIGEST.exec(blankPage)?.[1] ?? 500) as ErrorStatus;
}
