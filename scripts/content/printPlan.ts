import type { Access } from "./connect";
import type { LocalDocument } from "./localContent";
import type { PushPlan } from "./plan";
import type { PushMap } from "./pushMap";

/** Seconds of one request to an API that writes: the client waits so long between two. */
const SECONDS_EACH = 1.5;

type Print = (line: string) => void;

/** Prints what a push will do, and how long it will take. */
export function printPlan(plan: PushPlan, documents: readonly LocalDocument[], print: Print): void {
  const { uploads, creates, updates, unchanged, edited, gone } = plan;
  print(
    `${documents.length} documents: ${creates.length} new, ${updates.length} changed, ${unchanged.length} unchanged, ` +
      `${edited.length} changed by editors. ${uploads.length} pictures to upload.`,
  );
  for (const { document } of creates) print(`  new        ${document.path}`);
  for (const { document } of updates) print(`  changed    ${document.path}`);
  for (const { name } of uploads) print(`  upload     images/${name}`);
  for (const { document, published } of edited)
    print(`  left alone ${document.path}: an editor changed it (published ${published}); pull it`);
  for (const id of gone) print(`  left there ${id}: not in the folder any more; archive it in Prismic`);
  const requests = uploads.length + creates.length * 2 + updates.length;
  if (requests > 0) print(`This takes some ${Math.ceil((requests * SECONDS_EACH) / 60)} min: ${requests} requests, one at a time.`);
}

interface EnvInput {
  options: Access;
  map: PushMap;
  isPrivate: boolean;
}

/** The document that the 404 page shows, in the embedded content. */
const NOT_FOUND_ID = "Zerr404en";

/** Prints the lines of `.env` that lead to the repository. No token is among them. */
export function printEnv({ options: { endpoints }, map, isPrivate }: EnvInput, print: Print): void {
  const notFound = map.documents[NOT_FOUND_ID]?.id;
  print("Lines for .env:");
  print(`PRISMIC_ENDPOINT=${endpoints.content}`);
  if (notFound) print(`PRISMIC_404_ID=${notFound}`);
  if (isPrivate) print("# and PRISMIC_ACCESS_TOKEN, as it is set now");
}
