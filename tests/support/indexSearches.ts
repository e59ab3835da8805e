import { readdirSync } from "node:fs";

const documents = readdirSync("upstreams/content/documents", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);

/** Number of searches in which the BFF reads all documents and their index: one per hundred documents. */
export const indexSearches = Math.ceil(documents.length / 100);
