import { createMigration, PrismicMigrationDocument, type WriteClient } from "@prismicio/client";
import { MASTER_LANGUAGE } from "./checkRepository";
import type { LocalDocument } from "./localContent";
import { toMigrationData } from "./toMigrationData";
import { toTitle } from "./toTitle";
import type { Progress } from "./uploadFiles";

interface WriteOptions extends Progress {
  /** All documents of the folder: translations are found among them. */
  all: readonly LocalDocument[];
  labelOf(type: string): string;
}

/**
 * Writes documents into the migration release: new ones are created empty, so that all have ids, and then each is written with its links.
 * Every id and every written document is noted in the map at once.
 */
export async function writeDocuments(client: WriteClient, documents: readonly LocalDocument[], options: WriteOptions): Promise<void> {
  const { map, all, labelOf, save, print } = options;
  if (documents.length === 0) return;
  const migration = createMigration();
  const targets = new Map<string, PrismicMigrationDocument>();
  /** A document of this run, or one that an earlier run has written. */
  const documentOf = (id: string) => targets.get(id) ?? new PrismicMigrationDocument({ id: map.documents[id]!.id } as never);

  // Those in the master language first: a translation names its document.
  for (const document of [...documents].sort((a, b) => masterFirst(a) - masterFirst(b))) {
    const { id, type, lang, uid, tags } = document;
    const content = { type, lang, uid, tags: [...tags], data: toMigrationData(document.data, { map, documentOf }) };
    const title = toTitle(document, labelOf(type));
    const created = map.documents[id];
    const master = all.find((one) => one.lang === MASTER_LANGUAGE && one.type === type && one.name === document.name);
    const masterLanguageDocument = lang === MASTER_LANGUAGE || !master ? undefined : documentOf(master.id);
    // Prismic's types know documents by the models; here they are data.
    const target = created
      ? migration.updateDocument({ ...content, id: created.id } as never, title)
      : migration.createDocument(content as never, title, { masterLanguageDocument });
    targets.set(id, target);
  }

  const sources = new Map(documents.map((document) => [targets.get(document.id)!, document]));
  let underWay: PrismicMigrationDocument | undefined;
  const note = () => {
    for (const [{ document }, { id }] of sources) if (document.id) map.documents[id] ??= { id: document.id, isWritten: false };
    save();
  };
  const noteWritten = () => {
    if (underWay) map.documents[sources.get(underWay)!.id] = { id: underWay.document.id!, isWritten: true };
    underWay = undefined;
    note();
  };
  try {
    await client.migrate(migration, {
      reporter(event) {
        if (event.type === "documents:creating") {
          note();
          print(`create ${event.data.current} of ${event.data.total}: ${sources.get(event.data.document)?.path}`);
        }
        if (event.type === "documents:updating" || event.type === "documents:updated") noteWritten();
        if (event.type !== "documents:updating") return;
        underWay = event.data.document;
        print(`write ${event.data.current} of ${event.data.total}: ${sources.get(underWay)?.path}`);
      },
    });
  } finally {
    note();
  }
}

function masterFirst({ lang }: LocalDocument): number {
  return lang === MASTER_LANGUAGE ? 0 : 1;
}
