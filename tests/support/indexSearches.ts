import { readdirSync } from "node:fs";

const documents = readdirSync("upstreams/content/documents", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);

/** The BFF reads all documents, and their index with them, in as many searches as there are hundreds of them. */
export const indexSearches = Math.ceil(documents.length / 100);
