import { existsSync } from "node:fs";
import path from "node:path";

// Debian's shell without windows comes first: the tests take a tenth less time in it.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApps = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** The Chrome or Chromium of this machine; `CHROMIUM_PATH` decides when it is set. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  if (env.CHROMIUM_PATH?.trim()) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`There is no browser at CHROMIUM_PATH: ${env.CHROMIUM_PATH}`);
  }
  const folders = (env.PATH ?? "/usr/bin").split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...macApps].find((file) => existsSync(file));
}
