import path from "node:path";
import { createClient, type PrismicDocument } from "@prismicio/client";
import { createUpstreams } from "#upstreams/server.ts";
import { typescript } from "../lib/commands";
import { freePort } from "../lib/freePort";
import { LaunchFailure } from "../lib/launchFailure";
import { spawnGroup } from "../lib/processGroup";
import { waitForHealth } from "../lib/serve";
import { askForDocument } from "./askForDocument";

/** A document as the stand-in of Prismic sends it, and what the BFF answers for it. */
interface ServedDocument {
  id: string;
  type: string;
  errors: string[];
  sent: PrismicDocument;
  /** The fields of its type under the models' names; null if there is no answer. */
  answered: unknown;
}

/** The documents of a folder, asked for one by one. */
export interface Serving {
  served: ServedDocument[];
  /** Documents whose type has no model. */
  unknown: { id: string; type: string }[];
}

const STOP_MS = 5000;

/**
 * Serves the documents of a staged project by the stand-in of Prismic and the project's own BFF, and asks for each document by the query of
 * its type, of which `queries` has the hash. Throws a LaunchFailure if one of them does not start.
 */
export async function serveDocuments(root: string, queries: ReadonlyMap<string, string>): Promise<Serving> {
  const upstreams = await createUpstreams({ port: 0, contentDir: path.join(root, "content"), kioskCount: 10 }).catch((error: Error) => {
    throw new LaunchFailure(`The documents cannot be served. ${error.message}`);
  });
  const port = await freePort();
  const lines: string[] = [];
  const env = {
    PATH: process.env.PATH,
    BFF_PORT: String(port),
    UPSTREAMS_PORT: new URL(upstreams.url).port,
    VISITOR_POINTS_PER_MINUTE: "0",
    LOG_LEVEL: "error",
  };
  const bff = spawnGroup({ ...typescript("bff/main.ts", [], env), cwd: root }, (line) => void lines.push(line));
  try {
    const url = `http://127.0.0.1:${port}`;
    const failed = bff.exited.then(({ reason }) => {
      throw new LaunchFailure(`The BFF ${reason}:\n${lines.slice(0, 20).join("\n")}`);
    });
    await Promise.race([failed, waitForHealth({ name: "bff", healthUrl: `${url}/readyz` }, AbortSignal.timeout(60_000))]);
    failed.catch(() => {});
    const { withModelNames } = (await import(path.join(root, "site/bff/withModelNames.ts"))) as { withModelNames<T>(answer: T): T };
    const documents = await createClient("tried", { documentAPIEndpoint: `${upstreams.url}/content/api/v2` }).dangerouslyGetAll({
      lang: "*",
    });
    const served: ServedDocument[] = [];
    for (const sent of documents.filter(({ type }) => queries.has(type))) {
      const { document, errors } = await askForDocument(`${url}/graphql`, queries.get(sent.type)!, sent.id);
      // The BFF tells causes to its log alone.
      const causes = errors.length > 0 ? lines.splice(0) : [];
      served.push({ id: sent.id, type: sent.type, errors: [...errors, ...causes], sent, answered: withModelNames(document) });
    }
    return { served, unknown: documents.filter(({ type }) => !queries.has(type)).map(({ id, type }) => ({ id, type })) };
  } finally {
    await Promise.all([bff.stop(STOP_MS), upstreams.close()]);
  }
}
