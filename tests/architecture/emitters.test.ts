import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { importsOf, isTest, listCode } from "../support/sourceFiles";

/*
 * An `error` event without a listener ends the process. This is the table of all that can emit one in the servers: who listens, as long as
 * the emitter lives. A file that begins to use one of SOURCES needs a row.
 */

/** Modules whose functions and classes are, or return, emitters of `error`. Of some, only these exports are. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  "node:http": /\b(createServer|request|get|Agent|ServerResponse|IncomingMessage)\b/,
  "node:https": /\b(createServer|request|get|Agent)\b/,
  "node:net": /\b(Server|createServer|connect|createConnection|Socket)\b/,
  "node:tls": /./,
  "node:child_process": /\b(spawn|exec|execFile|fork)\b/,
  "node:worker_threads": /\b(Worker|parentPort|MessageChannel)\b/,
  "node:stream": /./,
  "node:events": /\bEventEmitter\b/,
  "node:readline": /./,
  "node:zlib": /\bcreate\w+\b/,
  "@redis/client": /\bcreateClient\b/,
  busboy: /./,
  compression: /./,
  ws: /./,
};

interface Row {
  emitters: string;
  /** What listens, as it is written in the file; or, in words, why nothing has to. */
  listener: RegExp | string;
}

const TABLE: Readonly<Record<string, readonly Row[]>> = {
  "bff/http/media/media.ts": [{ emitters: "responses with pictures", listener: /await pipeline\(chunks\(\), response\)/ }],
  "bff/dev/unservedFields.ts": [{ emitters: "the compiler in development", listener: "execFile calls back with its errors" }],
  "bff/modules/kiosks/network/mapThread.ts": [
    { emitters: "the thread of the map", listener: /started\.on\("error", \(error\) => end\(started, error\)\)/ },
  ],
  "bff/modules/kiosks/network/worker.ts": [
    { emitters: "the thread's own port", listener: "it emits no `error`, but `messageerror`, which ends nothing" },
  ],
  "bff/http/multipart/readMultipart.ts": [
    { emitters: "the parser of forms", listener: /parser\.on\("error"/ },
    { emitters: "uploaded files", listener: /file\.on\("error"/ },
    { emitters: "requests with forms", listener: /request\.on\("error"/ },
  ],
  "bff/observe/metricsServer.ts": [{ emitters: "the server of metrics", listener: "bff/main.ts, which lets it listen, listens to it" }],
  "bff/server.ts": [{ emitters: "requests and responses", listener: /discardBodyAfter\(request, response\)/ }],
  "bff/http/app.ts": [
    { emitters: "streams that compress responses", listener: "they fail only where a response does, and are then destroyed with it" },
  ],
  "bff/http/subscriptions/subscriptions.ts": [
    { emitters: "connections that become web sockets", listener: /socket\.on\("error"/ },
    { emitters: "web sockets, of which guardSocket.ts takes care", listener: /guardSocket\(socket/ },
    { emitters: "the server of web sockets", listener: /sockets\.on\("error"/ },
  ],
  "shared/limits/shutdown.ts": [{ emitters: "connections", listener: "node:http listens to each" }],
  "shared/redis/connection.ts": [
    { emitters: "the connection to Redis", listener: /client\.on\("error", report\)/ },
    { emitters: "the connection of subscriptions", listener: /subscriber\.on\("error"/ },
  ],
  "site/forms/server/readForm.ts": [
    { emitters: "the parser of forms", listener: /parser\.on\("error"/ },
    { emitters: "uploaded files", listener: /file\.on\("error"/ },
    { emitters: "requests with forms", listener: /body\.on\("error"/ },
  ],
  "site/bff/bffHealth.ts": [{ emitters: "health checks of the BFF", listener: /\.on\("error", \(\) => end\(true\)\)/ }],
  "site/gateway/bffProxy.ts": [
    { emitters: "requests to the BFF", listener: /onward\.on\("error", \(error: NodeJS\.ErrnoException\)/ },
    { emitters: "its responses", listener: /pipeline\(answer, response/ },
    { emitters: "web sockets of visitors", listener: /socket\.on\("error", \(\) => socket\.destroy\(\)\)/ },
    { emitters: "web sockets to the BFF", listener: /bffSocket\.on\("error"/ },
  ],
  "site/gateway/contentReport.ts": [{ emitters: "the report's process, in development", listener: /\(error, stdout, stderr\) =>/ }],
  "site/gateway/mapTiles.ts": [
    { emitters: "the file of map tiles, and responses with it", listener: /await pipeline\(handle\.createReadStream/ },
  ],
  "site/nextInternals/collectResponse.ts": [
    { emitters: "responses that are collected, and their sockets", listener: /emitter\.on\("error", ignore\)/ },
  ],
  "site/server.ts": [
    { emitters: "requests and responses", listener: /discardBodyAfter\(request, response\)/ },
    { emitters: "the server of the site", listener: /server\.on\("error"/ },
    { emitters: "where Next listens for web sockets", listener: "nothing emits `error` at it" },
    { emitters: "streams that compress responses", listener: "they fail only where a response does, and are then destroyed with it" },
  ],
};

/** The folders whose code runs in the servers. */
const SERVERS = ["bff", "shared", "site"];
/** These connect from browsers. */
const IN_BROWSERS = /^site\/bff\/subscribeFromBrowser\.ts$|\/client\//;

const used = listCode(...SERVERS)
  .filter((file) => !isTest(file) && !IN_BROWSERS.test(file))
  .filter((file) => importsOf(file).some(({ target, isType }) => !isType && target in SOURCES && takesEmitter(file, target)));

function takesEmitter(file: string, source: string): boolean {
  const text = readFileSync(file, "utf8");
  const [, names = ""] = new RegExp(`import ([^;]*?) from "${source}(/[^"]*)?"`).exec(text) ?? [];
  const values = names.replace(/\btype \w+/g, "");
  return SOURCES[source]!.test(values);
}

it("each file that uses emitters of errors has a row, and each row a file", () => {
  expect(used.toSorted()).toEqual(Object.keys(TABLE).toSorted());
});

const listeners = Object.entries(TABLE).flatMap(([file, rows]) =>
  rows.flatMap(({ emitters, listener }) => (listener instanceof RegExp ? [{ file, emitters, listener }] : [])),
);

it.each(listeners)("$file listens to $emitters", ({ file, listener }) => {
  expect(readFileSync(file, "utf8")).toMatch(listener);
});
