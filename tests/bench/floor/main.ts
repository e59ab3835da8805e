import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { FloorFile } from "./startFloor";

/** A server that only reads the request and sends one fixed response: the lower bound for any server in Node. */
const [file = "", port] = process.argv.slice(2);
const { headers, base64 } = JSON.parse(readFileSync(file, "utf8")) as FloorFile;
const bytes = Buffer.from(base64, "base64");

createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(200, { ...headers, "content-length": bytes.byteLength });
    response.end(bytes);
  });
}).listen(Number(port), "127.0.0.1");
