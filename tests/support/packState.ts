import { createRequire } from "node:module";

// Slice Machine's client packs with it. It is a package of Prismic's, not ours.
const { compressToEncodedURIComponent } = createRequire(import.meta.url)("lz-string") as {
  compressToEncodedURIComponent(text: string): string;
};

/** Returns slices as Prismic's client writes them into the simulator's address. */
export function packState(slices: unknown): string {
  return packText(JSON.stringify(slices));
}

/** Returns a text as Prismic's client packs it. */
export function packText(text: string): string {
  return compressToEncodedURIComponent(text);
}
