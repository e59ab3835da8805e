import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, Response } from "express";
import type { Asset } from "./assets";

/**
 * The Content-Security-Policy of the sandbox: nothing from other origins, and no framing. GraphiQL's editor puts its colours into `<style>`
 * elements and its fonts, icons and pictures into `data:`; scripts and workers are files of ours, and nothing is evaluated.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src data:",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

interface Packet {
  etag: string;
  zipped: Buffer;
}

const packets = new Map<Asset, Promise<Packet>>();

/** Sends a file of the sandbox. Browsers keep it, and revalidate it each time. */
export async function sendAsset(asset: Asset, request: Request, response: Response): Promise<void> {
  const packet = packets.get(asset) ?? pack(asset);
  packets.set(asset, packet);
  const { etag, zipped } = await packet;
  response.set({
    "content-type": `${asset.type}; charset=utf-8`,
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-cache",
    vary: "accept, accept-encoding",
    etag,
  });
  if (!request.acceptsEncodings("gzip")) return void response.send(await asset.read());
  response.set("content-encoding", "gzip").send(zipped);
}

// Compressed: GraphiQL is nine megabytes, a quarter of that in gzip.
async function pack(asset: Asset): Promise<Packet> {
  const text = await asset.read();
  return {
    // Weak, since it stands for the file compressed or not.
    etag: `W/"${createHash("sha256").update(text).digest("base64url")}"`,
    zipped: await promisify(gzip)(text),
  };
}
