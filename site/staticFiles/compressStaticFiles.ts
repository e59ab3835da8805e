import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { COMPRESSED_TYPES } from "./staticFileHandler";

/**
 * Writes a copy, `<name>.br`, beside each script and style sheet of a build, with brotli's highest quality. That takes seconds, once for a
 * build. `staticFileHandler` sends the copies.
 */
export async function compressStaticFiles(buildFolder: string): Promise<void> {
  const folder = path.join(buildFolder, "static");
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(isServed);
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

// No page loads MapLibre's development files.
const isServed = (file: string) => path.extname(file) in COMPRESSED_TYPES && !file.includes("-dev.");

const brotli = promisify(brotliCompress);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}
