import { type Client, createClient, ForbiddenError, type PrismicDocument, RepositoryNotFoundError } from "@prismicio/client";
import { parseDocuments } from "#bff/sources/prismic/payload.ts";
import { ContentToolError } from "../connect";
import { createPatientFetch } from "../patientFetch";
import { isData } from "../walk";
import type { PublishedContent } from "./reportInput";

interface Endpoint {
  /** Root of the Content API. */
  endpoint: string;
  /** Needed for a private repository, and to see releases. */
  accessToken?: string;
}

/** Reads all published documents of a repository. Throws a ContentToolError that says what to do if it cannot be read. */
export async function readContent({ endpoint, accessToken }: Endpoint): Promise<PublishedContent> {
  const client = createClient("keyway", { documentAPIEndpoint: endpoint, accessToken, fetch: createPatientFetch() });
  client.enableAutoPreviews = () => {};
  try {
    const { languages } = await client.getRepository();
    const { documents, invalid } = parseDocuments(await client.dangerouslyGetAll({ lang: "*" }));
    const sorted = languages.toSorted((one, other) => Number(other.is_master) - Number(one.is_master));
    return { languages: sorted.map(({ id }) => id), documents, unreadable: invalid, drafts: await findDrafts(client, documents) };
  } catch (error) {
    if (error instanceof RepositoryNotFoundError)
      throw new ContentToolError(`There is no content repository at ${endpoint}: correct PRISMIC_ENDPOINT.`);
    if (error instanceof ForbiddenError)
      throw new ContentToolError(`The repository at ${endpoint} is private: set PRISMIC_ACCESS_TOKEN to a token of it.`);
    throw error;
  }
}

/** Returns the labels of the releases that contain the targets of broken links, by document id. */
async function findDrafts(client: Client, documents: readonly PrismicDocument[]): Promise<Map<string, string>> {
  const published = new Set(documents.map(({ id }) => id));
  const linkedIds = new Set(documents.flatMap(({ data }) => listLinkedIds(data)).filter((id) => !published.has(id)));
  const drafts = new Map<string, string>();
  if (linkedIds.size === 0) return drafts;
  for (const { ref, label } of await client.getReleases()) {
    for (const { id } of await client.dangerouslyGetAll({ ref, lang: "*", fetch: "none.none" }))
      if (linkedIds.has(id)) drafts.set(id, label);
  }
  return drafts;
}

function listLinkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinkedIds);
  if (!isData(value)) return [];
  return value.link_type === "Document" ? [String(value.id)] : Object.values(value).flatMap(listLinkedIds);
}
