import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Side of a vector tile in its own units. */
const EXTENT = 4096;

/**
 * Returns a file of map tiles (PMTiles, version 3) with one tile for the whole world, which is land. Specifications:
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, https://github.com/mapbox/vector-tile-spec.
 */
export function landTiles(): Buffer {
  const tile = message(3, layer("earth"));
  const metadata = Buffer.from("{}");
  // One entry: tile 0, once, with its length, at the start of the tiles.
  const directory = Buffer.concat([1, 0, 1, tile.length, 1].map(varint));
  const header = Buffer.alloc(127);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const [directoryAt, metadataAt] = [header.length, header.length + directory.length];
  const tilesAt = metadataAt + metadata.length;
  const places = [directoryAt, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 1, 1, 1];
  for (const [i, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + 8 * i);
  // Clustered; directory and tiles uncompressed; vector tiles; zoom 0 to 0.
  for (const [i, value] of [1, 1, 1, 1, 0, 0].entries()) header.writeUInt8(value, 96 + i);
  for (const [i, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * i);
  return Buffer.concat([header, directory, metadata, tile]);
}

/** Writes bytes to a file of map tiles until the test ends. Returns its path. */
export function writeTiles(bytes: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-tiles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "map.pmtiles");
  writeFileSync(file, bytes);
  return file;
}

function layer(name: string): Buffer {
  const [right, down, left] = [zigzag(EXTENT), zigzag(EXTENT), zigzag(-EXTENT)];
  // Move to the corner, three lines, back to the start.
  const geometry = [9, 0, 0, 26, right, 0, 0, down, left, 0, 15].map(varint);
  const polygon = 3;
  const feature = Buffer.concat([number(3, polygon), message(4, Buffer.concat(geometry))]);
  return Buffer.concat([number(15, 2), message(1, Buffer.from(name)), message(2, feature), number(5, EXTENT)]);
}

/** A field of Protocol Buffers with bytes. */
function message(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

/** A field of Protocol Buffers with a number. */
function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}
