import { createWriteClient, ForbiddenError, type PrismicDocument, RepositoryNotFoundError, type WriteClient } from "@prismicio/client";
import { parseDocuments } from "#bff/sources/prismic/payload.ts";
import type { Endpoints } from "./endpoints";
import { createPatientFetch } from "./patientFetch";

/** Something that the user can mend; its message says how. */
export class ContentToolError extends Error {
  override name = "ContentToolError";
}

/** How a repository is reached. */
export interface Access {
  repository: string;
  endpoints: Endpoints;
  /** Needed to write, and to read models. */
  writeToken?: string;
  /** Needed to read a private repository. */
  accessToken?: string;
  fetch?: typeof fetch;
}

/** A client of a repository that waits out 429. It sends at once to stand-ins. */
export function connect({ repository, endpoints, writeToken = "", accessToken, fetch: send }: Access): WriteClient {
  const client = createWriteClient(repository, {
    writeToken,
    accessToken,
    documentAPIEndpoint: endpoints.content,
    migrationAPIEndpoint: endpoints.migration,
    assetAPIEndpoint: endpoints.assets,
    fetch: createPatientFetch(send),
  });
  // A command-line tool reads no cookies of a browser.
  client.enableAutoPreviews = () => {};
  if (endpoints.pauseSeconds === 0) sendAtOnce(client);
  return client;
}

/**
 * Has a client send its writes without a pause. It waits between two to the same host name, which no option changes: each request
 * therefore asks for a host name of its own, and `fetch` sends it to the real one.
 */
function sendAtOnce(client: WriteClient): void {
  const { fetchFn: send } = client;
  const { origin } = new URL(client.migrationAPIEndpoint);
  let count = 0;
  for (const name of ["migrationAPIEndpoint", "assetAPIEndpoint"] as const) {
    const address = client[name];
    Object.defineProperty(client, name, { get: () => address.replace(origin, `http://${count++}.invalid`) });
  }
  client.fetchFn = (url, init) => send(url.replace(/^http:\/\/\d+\.invalid/, origin), init);
}

/** The API root of a repository; throws a ContentToolError that says what to do where it cannot be read. */
export async function readRoot(client: WriteClient, { repository, endpoints }: Access) {
  try {
    return await client.getRepository();
  } catch (error) {
    if (error instanceof RepositoryNotFoundError) {
      throw new ContentToolError(
        `There is no repository ${repository} at ${endpoints.content}. Create one: npx prismic repo create --name ${repository}`,
      );
    }
    if (error instanceof ForbiddenError) {
      throw new ContentToolError(
        `The repository ${repository} is private: set PRISMIC_ACCESS_TOKEN (npx prismic token create --repo ${repository}).`,
      );
    }
    throw error;
  }
}

/** Returns all published documents of all languages. Names those without what every document has, such as its data, and leaves them out. */
export async function readPublished(client: WriteClient, print: (line: string) => void): Promise<PrismicDocument[]> {
  const { documents, invalid } = parseDocuments(await client.dangerouslyGetAll({ lang: "*" }));
  for (const { id, type, why } of invalid)
    print(`Left out: document ${String(id)} of type ${String(type)}, which cannot be read (${why}).`);
  return documents;
}
