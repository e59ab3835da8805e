import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import { ownStack } from "./ownStack";
import { type PageFile, pageFileIn, writePage } from "./pageFile";
import { WEBHOOK_SECRET } from "./servers";

/** Writes pages into the content repository, which publishes them at once, and waits until BFF and site have updated. */
export async function publishPages(...pages: PageFile[]): Promise<void> {
  const before = await masterRef();
  for (const page of pages) writePage(ownStack().contentDir, page);
  await published(before, pages);
}

/** Removes pages from the content repository, and waits until BFF and site have updated. */
export async function unpublishPages(...pages: Pick<PageFile, "id" | "type" | "lang">[]): Promise<void> {
  const before = await masterRef();
  for (const page of pages) rmSync(pageFileIn(ownStack().contentDir, page));
  await published(before, pages);
}

/** Changes the data of documents in the content repository and waits until the BFF returns it. The returned function undoes the change. */
export async function editDocuments(
  edit: (data: object) => void,
  ...documents: { lang: string; type: string; name: string }[]
): Promise<() => Promise<void>> {
  const files = documents.map(({ lang, type, name }) => path.join(ownStack().contentDir, "documents", lang, type, `${name}.json`));
  const originals = files.map((file) => readFileSync(file, "utf8"));
  const write = async (contents: readonly string[]) => {
    const before = await masterRef();
    files.forEach((file, index) => writeFileSync(file, contents[index]!));
    await published(
      before,
      documents.map(({ name }) => ({ id: name })),
    );
  };
  await write(
    originals.map((original) => {
      const document = JSON.parse(original) as { data: object };
      edit(document.data);
      return JSON.stringify(document);
    }),
  );
  return () => write(originals);
}

async function published(before: string, pages: readonly { id: string }[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const ref = await masterRef();
      if (ref === before || (await contentVersion()) !== ref) throw new Error(`${pages.map(({ id }) => id).join()} not published yet`);
    },
    { timeout: 10_000, interval: 50 },
  );
  // The repository's own webhook may not have arrived yet.
  const body = JSON.stringify({ type: "api-update", documents: pages.map(({ id }) => id), secret: WEBHOOK_SECRET });
  const { status } = await fetch(`${ownStack().siteUrl}/revalidate`, { method: "POST", body });
  if (status !== 200) throw new Error(`The site refuses the webhook: ${status}`);
}

/** Returns rich text of one block. */
export function text(words: string, type = "paragraph") {
  return [{ type, text: words, spans: [], direction: "ltr" }];
}

/** Returns a hero slice. */
export function hero(title: string) {
  return { slice_type: "hero", variation: "compact", primary: { title: text(title, "heading1"), lead: text("A lead.") } };
}

/** Returns a slice with kiosks chosen by an editor. */
export function featuredKiosks(...locationIds: string[]) {
  const locations = locationIds.map((id) => ({ kiosk: { location_id: id, name: `Kiosk ${id}` } }));
  return {
    slice_type: "featured_kiosks",
    variation: "default",
    primary: { title: text("Near you", "heading2"), description: [], locations },
  };
}

/** Returns the ref of what the content repository publishes now. The repository is that of the file's own stack, or of other upstreams. */
export async function masterRef(upstreamsUrl = ownStack().upstreamsUrl): Promise<string> {
  const response = await fetch(`${upstreamsUrl}/content/api/v2`);
  const { refs } = (await response.json()) as { refs: { ref: string; isMasterRef: boolean }[] };
  return refs.find(({ isMasterRef }) => isMasterRef)!.ref;
}

async function contentVersion(): Promise<string> {
  const response = await fetch(`${ownStack().bffUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ contentVersion }" }),
  });
  const { data } = (await response.json()) as { data: { contentVersion: string } };
  return data.contentVersion;
}
