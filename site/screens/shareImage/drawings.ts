import { readFile } from "node:fs/promises";

// One address each, written out: only so does the build see the file and take it along.
const FILES = {
  key: new URL("./drawings/key.svg", import.meta.url),
  fob: new URL("./drawings/fob.svg", import.meta.url),
  car: new URL("./drawings/car.svg", import.meta.url),
  padlock: new URL("./drawings/padlock.svg", import.meta.url),
  mark: new URL("./drawings/mark.svg", import.meta.url),
};
const FONT = new URL("./fonts/inter-800.woff", import.meta.url);

export type Drawing = "key" | "fob" | "car" | "padlock";

/** A drawing of ours, as an address that holds it. */
export async function loadDrawing(name: keyof typeof FILES): Promise<string> {
  return toDataUrl("image/svg+xml", await readFile(/* turbopackIgnore: true */ FILES[name]));
}

/** The only weight that a picture is set in. Satori cannot read the variable font of the pages. */
export function loadFont(): Promise<Buffer> {
  return readFile(/* turbopackIgnore: true */ FONT);
}

export function toDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}
