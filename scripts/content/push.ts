import type { WriteClient } from "@prismicio/client";
import { checkRepository } from "./checkRepository";
import { type Access, connect, ContentToolError, readRoot } from "./connect";
import { type ImportMap, readImportMap, writeImportMap } from "./importMap";
import { type LocalDocument, readLocalDocuments } from "./localContent";
import { readLocalModels, readRemoteModels } from "./models";
import { planImport } from "./plan";
import { readRedirects } from "./redirects/readRedirects";
import { uploadFiles } from "./uploadFiles";
import { writeDocuments } from "./writeDocuments";

/** Options of a first import. */
export interface PushOptions extends Access {
  writeToken: string;
  /** The project: its models are compared with the repository's. */
  root: string;
  /** Contains `documents` and `images`. */
  folder: string;
  /** File of comma-separated values with the redirects of a moved site, which are sent, too. */
  redirects?: string;
  mapPath: string;
  isDryRun?: boolean;
  /** Whether the migration release is published at the end. */
  isPublished?: boolean;
  print(line: string): void;
}

/**
 * Sends the documents and pictures of a folder to an empty repository of Prismic's, into its migration release. A run that was interrupted
 * continues by its map of ids; what has been written is not written again. Throws a ContentToolError for what the user can correct.
 */
export async function pushContent(options: PushOptions): Promise<void> {
  const { repository, endpoints, root, folder, mapPath, isDryRun, isPublished, print } = options;
  const all = [...readLocalDocuments(folder), ...readRedirectsOf(options)];
  const local = readLocalModels(root);
  const client = connect(options);
  const languages = [...new Set(all.map(({ lang }) => lang))];
  checkRepository(options, await readRoot(client, options), { languages, local, remote: await readRemoteModels(options) });
  const map = readImportMap(mapPath, repository);
  if (Object.keys(map.documents).length === 0) await refuseContent(client, options);

  const { uploads, documents } = planImport(folder, all, map);
  const requests = uploads.length + documents.length + documents.filter(({ id }) => !map.documents[id]).length;
  const minutes = Math.ceil((requests * endpoints.pauseSeconds) / 60);
  print(
    `${documents.length} of ${all.length} documents and ${uploads.length} pictures are to be sent: ${requests} requests` +
      (minutes > 0 ? `, about ${minutes} min.` : "."),
  );
  if (isDryRun) return print("Nothing was sent (--dry-run).");

  const labels = new Map(local.types.map(({ id, label }) => [id, label]));
  const progress = { map, save: () => writeImportMap(mapPath, map), print };
  await uploadFiles(client, uploads, progress);
  await writeDocuments(client, documents, { ...progress, all, labelOf: (type) => labels.get(type) ?? type });
  if (isPublished) await publish(client, print);
  else if (documents.length > 0)
    print(`Look at the migration release, and publish it: https://${repository}.prismic.io/ (or push with --publish)`);
  printEnv(options, map);
}

function readRedirectsOf({ redirects }: PushOptions): LocalDocument[] {
  try {
    return redirects === undefined ? [] : readRedirects(redirects);
  } catch (error) {
    throw new ContentToolError((error as Error).message, { cause: error });
  }
}

/** Throws where documents are published that no map names: they would be there twice. */
async function refuseContent(client: WriteClient, { repository, mapPath }: PushOptions): Promise<void> {
  const { total_results_size: count } = await client.get({ lang: "*", pageSize: 1 });
  if (count > 0)
    throw new ContentToolError(
      `The repository ${repository} has ${count} documents, and an import fills an empty one. The map of the import that sent them ` +
        `would be at ${mapPath}: without it, change them in Prismic.`,
    );
}

async function publish(client: WriteClient, print: (line: string) => void): Promise<void> {
  try {
    const { totalItems } = await client.publishMigrationRelease();
    print(`Prismic publishes ${totalItems} documents, which takes a moment.`);
  } catch (error) {
    throw new ContentToolError(
      `The migration release could not be published: ${(error as Error).message} ` +
        "Publish it in Prismic, where it says which document is not ready.",
      { cause: error },
    );
  }
}

/** The document that the 404 page shows, in the embedded content. */
const NOT_FOUND_ID = "Zerr404en";

/** Prints the lines of `.env` that lead to the repository. No token is among them. */
function printEnv({ endpoints, accessToken, print }: PushOptions, { documents }: ImportMap): void {
  const notFound = documents[NOT_FOUND_ID]?.id;
  print("Lines for .env:");
  print(`PRISMIC_ENDPOINT=${endpoints.content}`);
  if (notFound) print(`PRISMIC_404_ID=${notFound}`);
  if (accessToken !== undefined) print("# and PRISMIC_ACCESS_TOKEN, as it is set now");
}
