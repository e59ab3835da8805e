/** Seconds after which a visitor, or a crawler, may ask again for what is unavailable. */
export const RETRY_AFTER_S = 30;

export type ErrorStatus = 404 | 500 | 503;

const DIGEST = /KEYWAY_FAULT_(404|503)/;

/**
 * Thrown by a page that cannot be shown, though the proxy had found it: its content is gone since, or out of reach. A page
 * that returned a screen which says so would be kept with it. The digest is all that Next lets an answer tell of an error.
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

/** The status of the fault that Next's answer for a broken page tells of; what it does not tell is a fault of ours. */
export function statusOfError(blankPage: string): ErrorStatus {
  return Number(DIGEST.exec(blankPage)?.[1] ?? 500) as ErrorStatus;
}
