import { readFileSync } from "node:fs";
import path from "node:path";
import type { Edit, Markup } from "./markup";
import { chunkPathOf } from "../nextInternals/chunkPath";
import { parseStyles, type UsedStyles } from "./usedStyles";

/** Characters of a sheet that is not worth a request of its own. */
const SMALL_SHEET = 8_000;

/**
 * Puts the rules that a page uses in the place of the style sheets that hold them, so that nothing has to be fetched before
 * the first paint. React misses its sheets when it wakes, and fetches those then that hold more, for what is yet to come. Next can inline
 * whole sheets (`inlineCss`), but sends them twice, the second time as data: 86 kB each.
 */
export function createInlineStyles(buildFolder: string): (markup: Markup) => Edit[] {
  const sheets = new Map<string, UsedStyles | null>();
  const read = (file: string): UsedStyles | null => {
    if (!sheets.has(file)) sheets.set(file, readSheet(path.join(buildFolder, file)));
    return sheets.get(file)!;
  };
  return ({ html, links, classes }) =>
    links.flatMap(({ attributes, start, end }) => {
      const file = attributes.rel === "stylesheet" ? chunkPathOf(attributes.href, ".css") : null;
      const styles = file && read(file);
      if (!styles) return [];
      const used = styles.whole.length <= SMALL_SHEET ? styles.whole : styles.of(classes);
      // A disabled sheet is neither fetched nor missed, if the browser, which looks ahead, takes it to be for no medium. Fonts
      // that are named twice would have all text laid out again.
      const known = used === styles.whole ? html.slice(start, end).replace("<link ", `<link disabled media="not all" `) : "";
      return { start, end, text: `<style>${used}</style>${known}` };
    });
}

// A page of the build before may name a sheet that is gone: the browser can ask for that itself.
function readSheet(file: string): UsedStyles | null {
  try {
    return parseStyles(withWholeAddresses(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`The style sheet ${path.basename(file)} cannot be inlined: ${(error as Error).message}`);
    return null;
  }
}

/** What a sheet names beside itself, named as seen from a page. */
function withWholeAddresses(css: string): string {
  return css.replace(
    /url\((["']?)(\.[^"')]+)\1\)/g,
    (_, quote: string, address: string) => `url(${quote}${new URL(address, "http://site/_next/static/chunks/").pathname}${quote})`,
  );
}
