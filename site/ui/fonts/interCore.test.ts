import { statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

// Ten segments of 1,460 bytes are what a connection brings in one go, headers included, of which there are some 400.
it("the font that every page loads fits into one round trip", () => {
  expect(statSync(path.join(import.meta.dirname, "inter-core.woff2")).size).toBeLessThan(10 * 1460 - 450);
});
