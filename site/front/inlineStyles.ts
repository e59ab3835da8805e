import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { classesOf, readStyles, type UsedStyles } from "./usedStyles";

/** A style sheet of Next's, with its path below the build's folder. */
const SHEET = /<link rel="stylesheet" href="\/_next\/(static\/chunks\/[\w.~-]+\.css)(?:\?[^"]*)?"[^>]*\/>/g;

/** Characters of a sheet that is not worth a request of its own. */
const SMALL_SHEET = 8_000;

/**
 * Puts the rules that a page uses in the place of the style sheets that hold them, so that nothing has to be fetched before
 * the first paint. React misses its sheets when it wakes, and fetches those then that hold more, for what is yet to come. Next can inline
 * whole sheets (`inlineCss`), but sends them twice, the second time as data: 86 kB each.
 */
export function createInlineStyles(buildFolder: string): (html: string) => string {
  const sheets = new Map<string, UsedStyles | null>();
  const read = (file: string): UsedStyles | null => {
    if (!sheets.has(file)) sheets.set(file, readSheet(path.join(buildFolder, file)));
    return sheets.get(file)!;
  };
  return (html) => {
    const classes = classesOf(html);
    return html.replace(SHEET, (link, file: string) => {
      const styles = read(file);
      if (!styles) return link;
      const used = styles.whole.length <= SMALL_SHEET ? styles.whole : styles.of(classes);
      // A disabled sheet is neither fetched nor missed, if the browser, which looks ahead, takes it to be for no medium. Fonts
      // that are named twice would have all text laid out again.
      const known = used === styles.whole ? link.replace("<link ", `<link disabled media="not all" `) : "";
      return `<style>${used}</style>${known}`;
    });
  };
}

/** Lets a page pass through a function before it is sent; whatever is no page passes as it is. */
export function rewritePage({ method }: IncomingMessage, response: ServerResponse, rewrite: (html: string) => string): void {
  if (method !== "GET") return;
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const isPage = () => String(response.getHeader("content-type")).startsWith("text/html") && !response.headersSent;
  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((...args: Parameters<typeof write>) => {
    if (!isPage()) return write.apply(response, args);
    hold(args[0], args[1]);
    // As a callback is called once the chunk is out of the writer's hands.
    (args.find((arg) => typeof arg === "function") as (() => void) | undefined)?.();
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isPage()) return end.apply(response, args);
    hold(args[0], args[1]);
    Object.assign(response, { write, end });
    if (chunks.length === 0) return response.end();
    response.removeHeader("content-length");
    return response.end(rewrite(Buffer.concat(chunks).toString()));
  }) as typeof end;
}

// A page of the build before may name a sheet that is gone: the browser can ask for that itself.
function readSheet(file: string): UsedStyles | null {
  try {
    return readStyles(withWholeAddresses(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`The style sheet ${path.basename(file)} cannot be inlined: ${(error as Error).message}`);
    return null;
  }
}

/** What a sheet names beside itself, named as seen from a page. */
function withWholeAddresses(css: string): string {
  return css.replace(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote: string, address: string) => `url(${quote}${new URL(address, "http://site/_next/static/chunks/").pathname}${quote})`);
}
