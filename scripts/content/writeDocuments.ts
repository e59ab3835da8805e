import { createMigration, PrismicMigrationDocument, type WriteClient } from "@prismicio/client";
import { MASTER_LANGUAGE } from "./checkRepository";
import type { LocalDocument } from "./localContent";
import type { PlannedDocument } from "./plan";
import type { PushMap } from "./pushMap";
import { toMigrationData } from "./toMigrationData";
import { toTitle } from "./toTitle";

interface WriteOptions {
  map: PushMap;
  /** Of the whole folder: translations are found among them. */
  documents: readonly LocalDocument[];
  labelOf(type: string): string;
  save(): void;
  progress(line: string): void;
}

/**
 * Writes documents into the migration release: new ones are created empty, so that all have ids, and then each is written with its links.
 * Every id and every written document is noted in the map at once.
 */
export async function writeDocuments(client: WriteClient, planned: readonly PlannedDocument[], options: WriteOptions): Promise<void> {
  const { map, documents, labelOf, save, progress } = options;
  if (planned.length === 0) return;
  const migration = createMigration();
  const written = new Map<string, PrismicMigrationDocument>();
  /** A document in this run, or one that is in the repository already. */
  const documentOf = (id: string) => written.get(id) ?? new PrismicMigrationDocument({ id: map.documents[id]!.id } as never);

  // Those in the master language first: a translation names its document.
  for (const { document } of [...planned].sort((a, b) => masterFirst(a.document) - masterFirst(b.document))) {
    const { id, type, lang, uid, tags } = document;
    const content = { type, lang, uid, tags: [...tags], data: toMigrationData(document.data, { map, documentOf }) };
    const title = toTitle(document, labelOf(type));
    const known = map.documents[id];
    const master = documents.find((one) => one.lang === MASTER_LANGUAGE && one.type === type && one.name === document.name);
    const masterLanguageDocument = lang === MASTER_LANGUAGE || !master ? undefined : documentOf(master.id);
    // Prismic's types know documents by the models; here they are data.
    const target = known
      ? migration.updateDocument({ ...content, id: known.id } as never, title)
      : migration.createDocument(content as never, title, { masterLanguageDocument });
    written.set(id, target);
  }

  const targets = new Map(planned.map(({ document, hash }) => [written.get(document.id)!, { document, hash }]));
  let underWay: PrismicMigrationDocument | undefined;
  const note = () => {
    for (const [target, { document }] of targets)
      if (target.document.id) map.documents[document.id] ??= { id: target.document.id, pushed: null, name: document.name };
    save();
  };
  const noteWritten = () => {
    const done = underWay && targets.get(underWay);
    if (done) map.documents[done.document.id] = { id: underWay!.document.id!, pushed: done.hash, name: done.document.name };
    underWay = undefined;
    note();
  };
  try {
    await client.migrate(migration, {
      reporter(event) {
        if (event.type === "documents:creating") {
          note();
          progress(`create ${event.data.current} of ${event.data.total}: ${targets.get(event.data.document)?.document.path}`);
        }
        if (event.type === "documents:updating" || event.type === "documents:updated") noteWritten();
        if (event.type !== "documents:updating") return;
        underWay = event.data.document;
        progress(`write ${event.data.current} of ${event.data.total}: ${targets.get(underWay)?.document.path}`);
      },
    });
  } finally {
    note();
  }
}

function masterFirst({ lang }: LocalDocument): number {
  return lang === MASTER_LANGUAGE ? 0 : 1;
}
