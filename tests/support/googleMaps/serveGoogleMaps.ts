import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** How the stand-in responds to a request for its script. */
type GoogleMapsMode =
  | "works"
  /** Answers 500. */
  | "fails"
  /** Never answers. */
  | "hangs"
  /** Loads, and then reports an invalid key. */
  | "refuses";

export interface GoogleMapsStandIn {
  url: string;
  mode: GoogleMapsMode;
  /** Query parameters of the requests for the script. */
  readonly asked: URLSearchParams[];
  stop(): void;
}

const script = readFileSync(path.join(import.meta.dirname, "maps.js"), "utf8");

/**
 * Serves the fake of Google's Maps JavaScript API (tests/support/googleMaps/maps.js). Requests with unknown parameters are refused.
 */
export async function serveGoogleMaps(): Promise<GoogleMapsStandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const unknown = [...searchParams.keys()].filter((name) => !["key", "v", "language", "region", "loading", "callback"].includes(name));
    if (pathname !== "/maps/api/js" || unknown.length > 0)
      return void answer(response, 400, `Not known: ${pathname} ${unknown.join(", ")}`);
    standIn.asked.push(searchParams);
    if (standIn.mode === "hangs") return;
    if (standIn.mode === "fails") return void answer(response, 500, "");
    const callback = searchParams.get("callback") ?? "";
    const refusal = standIn.mode === "refuses" ? "setTimeout(() => window.gm_authFailure?.(), 300);" : "";
    answer(response, 200, `${script}\nwindow[${JSON.stringify(callback)}]();\n${refusal}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const standIn: GoogleMapsStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: "works",
    asked: [],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/javascript", "cross-origin-resource-policy": "cross-origin" });
  response.end(text);
}
