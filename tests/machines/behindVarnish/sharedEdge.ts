import { afterAll, beforeAll } from "vitest";
import { type Edge, startEdge } from "../../support/edge";
import type { PageFile } from "../../support/pageFile";
import { hero } from "../../support/publish";

/** Returns a small page whose title and headline are the same. */
export const titledPage = (uid: string, title: string): PageFile => ({
  id: `Z${uid}`,
  uid,
  data: { meta_title: title, slices: [hero(title)] },
});

/** Pages for tests that need one which Varnish does not have yet. */
export const newPages = Array.from({ length: 30 }, (_, number) => `new-${number}`);

/** The machines that all tests of this folder share, from the first test on. Until a test publishes, nothing is purged. */
export let edge: Edge;

beforeAll(async () => {
  const pages = [...newPages, "edge-one", "edge-two"].map((uid) => titledPage(uid, "First"));
  edge = await startEdge({ bffs: 3, sites: 2, pages });
});
afterAll(() => edge?.stop());
