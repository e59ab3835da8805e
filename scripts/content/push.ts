import type { WriteClient } from "@prismicio/client";
import { checkRepository } from "./checkRepository";
import { type Access, connect, ContentToolError, readPublished, readRoot } from "./connect";
import { readLocalDocuments } from "./localContent";
import { listCatalogFields, type Models, readLocalModels, readRemoteModels } from "./models";
import { planPush } from "./plan";
import { printEnv, printPlan } from "./printPlan";
import { readPushMap, writePushMap } from "./pushMap";
import { listBadDrawings, uploadFiles } from "./uploadFiles";
import { writeDocuments } from "./writeDocuments";

/** What a push is told. */
export interface PushOptions extends Access {
  writeToken: string;
  /** The project: its models are compared with the repository's. */
  root: string;
  /** Holds `documents` and `images`. */
  folder: string;
  mapPath: string;
  isDryRun?: boolean;
  /** Whether the migration release is published at the end. */
  isPublished?: boolean;
  print(line: string): void;
}

/**
 * Sends the documents and pictures of a folder to a repository of Prismic's, into its migration release. What was sent before is updated,
 * and what an editor has changed since is left alone. Throws a ContentToolError for what the user can mend; what was written until then
 * is in the map.
 */
export async function pushContent(options: PushOptions): Promise<void> {
  const { repository, root, folder, mapPath, isDryRun, isPublished, print } = options;
  const documents = readLocalDocuments(folder);
  const local = readLocalModels(root);
  const client = connect(options);
  const repositoryRoot = await readRoot(client, options);
  const languages = [...new Set(documents.map(({ lang }) => lang))];
  checkRepository(options, repositoryRoot, { languages, local, remote: await readRemoteModels(options) });

  const map = readPushMap(mapPath, repository);
  const plan = planPush({ folder, documents, map, published: await readPublished(client, print) });
  if (plan.broken.length > 0) throw new ContentToolError(plan.broken.join("\n"));
  printPlan(plan, documents, print);
  const picks = listCatalogFields(local);
  if (picks.length > 0)
    print(`Look at ${picks.join(", ")} in Prismic after a push: whether picks from a catalog arrive is not documented.`);
  const drawings = listBadDrawings(plan.uploads);
  if (drawings.length > 0) throw new ContentToolError(drawings.join("\n"));
  if (isDryRun) return print("Nothing was sent (--dry-run).");

  Object.assign(map.documents, plan.found);
  const save = () => writePushMap(mapPath, map);
  const planned = [...plan.creates, ...plan.updates];
  await uploadFiles(client, plan.uploads, { map, save, progress: print });
  await writeDocuments(client, planned, { map, documents, labelOf: createLabels(local), save, progress: print });
  save();
  if (isPublished) await publish(client, print);
  else if (planned.length > 0)
    print(`Look at the migration release, and publish it: https://${repository}.prismic.io/ (or push with --publish)`);
  printEnv({ options, map, isPrivate: options.accessToken !== undefined }, print);
}

function createLabels({ types }: Models): (type: string) => string {
  return (type) => types.find(({ id }) => id === type)?.label ?? type;
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
