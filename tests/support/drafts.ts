import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import { ownStack } from "./ownStack";
import { type PageFile, toPageJson } from "./pageFile";

/** Returns the token that the content repository puts into a preview's address. `origin` is the origin in the token. */
export function tokenOf(session: string, origin = "https://keyway.prismic.io"): string {
  return `${origin}/previews/${session}:1?websitePreviewId=1`;
}

/** Returns the path by which the editor opens a preview. */
export function previewPath(session: string, documentId?: string, token = tokenOf(session)): string {
  return `/preview?${new URLSearchParams({ token, ...(documentId && { documentId }) })}`;
}

/** Returns the toolbar's cookie: percent-encoded JSON. */
export function toolbarCookie(content: object): string {
  return encodeURIComponent(JSON.stringify({ _tracker: "AbCd1234", ...content }));
}

/** Writes a draft of a page into a preview's session, and waits until the repository returns it for the session's token. */
export async function writeDraft(session: string, page: PageFile): Promise<void> {
  const file = fileOf(session, page);
  mkdirSync(path.dirname(file), { recursive: true });
  const json = toPageJson(page);
  writeFileSync(file, json);
  const { data } = JSON.parse(json) as { data: { meta_title?: string } };
  await waitFor(async () => {
    const draft = await findDraft(session, page.id);
    return draft !== undefined && draft.meta_title === data.meta_title;
  });
}

/** Removes a page from a preview's session, and waits until the repository no longer returns it for the session's token. */
export async function removeDraft(session: string, page: PageFile): Promise<void> {
  rmSync(fileOf(session, page));
  await waitFor(async () => (await findDraft(session, page.id)) === undefined);
}

/** Ends a preview's session: its token expires. */
export async function endSession(session: string): Promise<void> {
  rmSync(path.join(ownStack().contentDir, "previews", session), { recursive: true });
  await waitFor(async () => (await search(session, "x")).status === 404);
}

/** Starts an experiment whose second variation contains this page, and waits until the BFF has loaded it. */
export async function startExperiment(id: string, googleId: string, page: PageFile): Promise<void> {
  const { contentDir, bffUrl } = ownStack();
  const folder = path.join(contentDir, "experiments", id);
  const file = path.join(folder, "v1", page.lang ?? "en-us", "page", `${page.id}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, toPageJson(page));
  const variations = [
    { id: "v0", label: "Base" },
    { id: "v1", label: "B" },
  ];
  writeFileSync(path.join(folder, "experiment.json"), JSON.stringify({ googleId, name: id, variations }));
  await waitFor(async () => {
    const body = JSON.stringify({ query: "{ experiments { id } }" });
    const answer = await fetch(`${bffUrl}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return (await answer.text()).includes(`"${id}"`);
  });
}

function fileOf(session: string, { id, lang = "en-us" }: PageFile): string {
  return path.join(ownStack().contentDir, "previews", session, lang, "page", `${id}.json`);
}

async function findDraft(session: string, id: string): Promise<{ meta_title?: string } | undefined> {
  const { results } = (await (await search(session, id)).json()) as { results?: { data: { meta_title?: string } }[] };
  return results?.[0]?.data;
}

function search(session: string, id: string): Promise<Response> {
  const query = new URLSearchParams({ ref: tokenOf(session), lang: "*", q: `[[at(document.id, "${id}")]]` });
  return fetch(`${ownStack().upstreamsUrl}/content/api/v2/documents/search?${query}`);
}

// The BFF fetches the API root every five seconds.
async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error("the content repository does not return it yet");
    },
    { timeout: 12_000, interval: 50 },
  );
}
