import { BROKEN_SLICE_MARK, markIncomplete, type RenderContext } from "../bff/renderContext";
import type { CollectedResponse } from "../nextInternals/collectResponse";
import { findFailedBoundaries } from "../nextInternals/renderErrors";

/**
 * Renders a page that failed without the slices that threw: once to find them, and once more without them. Returns null where no slice
 * threw, or where the page fails without them too. It runs within the page's render context, so that the BFF is asked nothing twice.
 */
export async function renderWithoutBrokenSlices(
  { slices, thrown }: RenderContext,
  url: string,
  render: () => Promise<CollectedResponse>,
): Promise<CollectedResponse | null> {
  slices.isSearch = true;
  const search = await render();
  slices.isSearch = false;
  for (const { digest, value: key } of findFailedBoundaries(search.body.toString(), BROKEN_SLICE_MARK)) {
    const message = thrown.get(digest) ?? `The error with digest ${digest}`;
    slices.broken.set(key, message);
    const where = { url, ...slices.rendered.get(key), sliceId: key, digest };
    console.error(JSON.stringify({ statusCode: 500, message: `A slice threw and was left out of its page: ${message}`, ...where }));
  }
  if (slices.broken.size === 0) return null;
  markIncomplete();
  const page = await render();
  return page.status === 500 ? null : page;
}
