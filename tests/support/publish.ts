import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject, vi } from "vitest";

/** A page as its file in the content repository holds it; what is left out is filled in. */
export interface PageFile {
  id: string;
  uid: string;
  lang?: "en-us" | "fr-ca";
  data?: Record<string, unknown>;
}

const PUBLISHED = "2026-03-01T09:00:00+0000";

/** Writes pages into the content repository, which publishes them at once, and waits until the BFF shows that publish. */
export async function publishPages(...pages: PageFile[]): Promise<void> {
  const { contentDir } = inject("stack");
  const before = await masterRef();
  for (const { lang = "en-us", ...fields } of pages) {
    const file = path.join(contentDir, "documents", lang, "page", `${fields.id}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    const dates = { first_publication_date: PUBLISHED, last_publication_date: PUBLISHED };
    writeFileSync(file, JSON.stringify({ tags: [], ...dates, data: {}, ...fields }));
  }
  await vi.waitFor(
    async () => {
      const ref = await masterRef();
      if (ref === before || (await contentVersion()) !== ref) throw new Error(`${pages.map(({ id }) => id).join()} not published yet`);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Rich text of one block. */
export function text(words: string, type = "paragraph") {
  return [{ type, text: words, spans: [], direction: "ltr" }];
}

/** The head of a page. */
export function hero(title: string) {
  return { slice_type: "hero", variation: "compact", primary: { title: text(title, "heading1"), lead: text("A lead.") } };
}

/** Kiosks picked by an editor. */
export function featuredKiosks(...locationIds: string[]) {
  const locations = locationIds.map((location_id) => ({ location_id }));
  return { slice_type: "featured_kiosks", variation: "default", primary: { title: text("Near you", "heading2"), description: [], locations } };
}

async function masterRef(): Promise<string> {
  const response = await fetch(`${inject("stack").upstreamsUrl}/content/api/v2`);
  const { refs } = (await response.json()) as { refs: { ref: string; isMasterRef: boolean }[] };
  return refs.find(({ isMasterRef }) => isMasterRef)!.ref;
}

async function contentVersion(): Promise<string> {
  const response = await fetch(`${inject("stack").bffUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ contentVersion }" }),
  });
  const { data } = (await response.json()) as { data: { contentVersion: string } };
  return data.contentVersion;
}
