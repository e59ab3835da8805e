import { readFile } from "node:fs/promises";

// Literal URLs, so that the build finds the files and copies them.
const FILES = {
  key: new URL("./drawings/key.svg", import.meta.url),
  fob: new URL("./drawings/fob.svg", import.meta.url),
  car: new URL("./drawings/car.svg", import.meta.url),
  padlock: new URL("./drawings/padlock.svg", import.meta.url),
  mark: new URL("./drawings/mark.svg", import.meta.url),
};
const FONT = new URL("./fonts/inter-800.woff", import.meta.url);

export type Drawing = "key" | "fob" | "car" | "padlock";

/** Returns one of the site's drawings as a data URL. */
export async function loadDrawing(name: keyof typeof FILES): Promise<string> {
  return toDataUrl("image/svg+xml", await readFile(/* turbopackIgnore: true */ FILES[name]));
}

/** Returns the font of the images in its only weight. Satori cannot read the pages' variable font. */
export function loadFont(): Promise<Buffer> {
  return readFile(/* turbopackIgnore: true */ FONT);
}

/** Returns bytes as a data URL of a media type. */
export function toDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}
