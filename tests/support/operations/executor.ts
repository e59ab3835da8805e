import { HeaderMap } from "@apollo/server";
import { createContext, type ServerDeps } from "#bff/context.ts";
import { NEVER_ENDS } from "#bff/lib/deadline.ts";
import { readNetwork } from "#bff/modules/kiosks/loaders.ts";
import { createServer } from "#bff/server.ts";
import type { RandomOperation } from "./randomOperation";

/** The measurements of one operation. */
export interface Execution {
  /** Codes of the answer's errors. */
  codes: string[];
  /** Points that it was charged; undefined if it was refused. */
  points: number | undefined;
  /** Number of resolved fields. */
  fields: number;
  /** Processor time of the whole process, in milliseconds. */
  cpuMs: number;
}

/**
 * Creates a BFF with its kiosk network loaded. It executes operations one at a time, from the parsed body to the text of the answer,
 * without a connection.
 */
export async function createExecutor(deps: ServerDeps) {
  const { apollo, close } = await createServer(deps);
  const { value } = await readNetwork({ source: deps.sources.kiosks, cache: deps.caches.shared, log: deps.log });
  await value.index.warmUp(new AbortController().signal);
  const asker = { visitor: {}, submissions: {} as never, reportUnknownSlice: () => {}, address: "192.0.2.1" };
  const headers = new HeaderMap([["content-type", "application/json"]]);

  return {
    close,
    async execute(body: RandomOperation): Promise<Execution> {
      const context = createContext(deps, asker, NEVER_ENDS);
      let points: number | undefined;
      context.charges.operation = async (charged) => void (points = charged);
      const before = process.cpuUsage();
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: "POST", headers, search: "", body },
        context: async () => context,
      });
      const { user, system } = process.cpuUsage(before);
      if (answer.body.kind !== "complete") throw new Error("The graph has no operation that answers in parts.");
      const { errors = [] } = JSON.parse(answer.body.string) as { errors?: { extensions: { code: string } }[] };
      const codes = errors.map(({ extensions }) => extensions.code);
      return { codes, points, fields: context.work.fields, cpuMs: (user + system) / 1000 };
    },
  };
}
