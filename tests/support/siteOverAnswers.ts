import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";
import { type RunningServer, startSite } from "./servers";

/** A site over a fake BFF. */
interface SiteOverAnswers {
  readonly url: string;
  /** The file with the site's output. */
  readonly log: string;
  /**
   * Lets the BFF find a page at a path that no test has asked for, below a prefix such as `/fr-ca/`, and answer the queries that follow by
   * their names; it has nothing for the others. Returns the path.
   */
  answer(prefix: string, answersAt: (path: string) => Record<string, object>): string;
}

/** Starts a site over a fake BFF for all tests of a file or a `describe`. */
export function siteOverAnswers(env?: Record<string, string>): SiteOverAnswers {
  let pages = 0;
  let path = "";
  let answers: Record<string, object> = {};
  const bff = createServer(async (request, response) => {
    if (request.url === "/versions") return void response.end("{}");
    const { operationName, variables } = JSON.parse(await text(request)) as { operationName: string; variables: { language?: string } };
    const lang = (variables.language ?? "EN_US").toLowerCase().replace("_", "-");
    const found = { RouteByPath: { data: { route: { status: "FOUND", path, lang } } } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...found, ...answers }[operationName] ?? { errors: [{ message: "Away." }] }));
  });

  let site: RunningServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => bff.listen(0, "127.0.0.1", resolve));
    site = await startSite({ bffUrl: `http://127.0.0.1:${(bff.address() as AddressInfo).port}`, env });
  });
  afterAll(async () => {
    await site?.stop();
    bff.closeAllConnections();
    bff.close();
  });

  return {
    get url() {
      return site.url;
    },
    get log() {
      return site.log;
    },
    answer(prefix, answersAt) {
      path = `${prefix}a${++pages}/`;
      answers = answersAt(path);
      return path;
    },
  };
}
