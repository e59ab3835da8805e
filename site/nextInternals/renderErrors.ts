/** Whether the HTML is the empty document that Next sends when rendering threw. */
export function isErrorShell(html: string): boolean {
  return html.includes('id="__next_error__"');
}

/** An error row of an RSC payload. Next encodes redirects as errors too, with a digest that begins with NEXT_. */
const ERROR_ROW = /(?:^|\n)[\da-f]+:E\{"digest":"(?!NEXT_)/;

/** Whether an RSC payload says that rendering threw. */
export function hasErrorRow(data: string): boolean {
  return ERROR_ROW.test(data);
}

/** A failed boundary: the digest that Next gave its error, and the value of the attribute that marks its fallback. */
export interface FailedBoundary {
  digest: string;
  value: string;
}

/**
 * A Suspense boundary with its fallback, a template: one that failed before it was sent names its error, one that was waited for its id.
 */
const BOUNDARY = /<!--\$[!?]--><template([^>]*)><\/template><template ([\w-]+)="([^"]*)"/g;
/** The call by which React tells the browser that a boundary failed after its fallback was sent. */
const FAILED_LATER = /\$RX\("(B:[\da-f]+)","([^"]*)"/g;

/**
 * The boundaries of a page whose content threw while the server rendered it, where the fallback is a template with the attribute `mark`.
 */
export function findFailedBoundaries(html: string, mark: string): FailedBoundary[] {
  const later = new Map([...html.matchAll(FAILED_LATER)].map(([, id, digest]) => [id, digest]));
  return [...html.matchAll(BOUNDARY)].flatMap(([, attributes = "", name, value = ""]) => {
    const digest = /data-dgst="([^"]*)"/.exec(attributes)?.[1] ?? later.get(/id="([^"]*)"/.exec(attributes)?.[1]);
    return name === mark && digest !== undefined ? [{ digest, value: unescape(value) }] : [];
  });
}

/** An attribute's value, which React has escaped. */
function unescape(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" })[name]!);
}
