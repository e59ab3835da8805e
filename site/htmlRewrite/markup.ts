import { Parser } from "htmlparser2";

/** A tag of a page, and where it stands. */
interface Tag {
  attributes: Readonly<Record<string, string>>;
  start: number;
  /** Behind the tag; of a script, behind its closing tag. */
  end: number;
}

/** What is changed in a page before it is sent. */
export interface Markup {
  html: string;
  links: Tag[];
  /** Those with a `src`. */
  scripts: Tag[];
  /** Those without, and what they hold. */
  inlineScripts: (Tag & { text: string })[];
  /** All classes that are named. */
  classes: Set<string>;
  /** Behind `<head>`; null without one. */
  headStart: number | null;
  /** Before `</body>`; null without one. */
  bodyEnd: number | null;
}

/** Text to put in place of a part of a page. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Reads once what all changes of a page need to know of it. */
export function parseMarkup(html: string): Markup {
  const markup: Markup = { html, links: [], scripts: [], inlineScripts: [], classes: new Set(), headStart: null, bodyEnd: null };
  /** The one that is open, and where its text begins. */
  let script: (Tag & { textStart: number }) | null = null;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const tag = { attributes, start: parser.startIndex, end: parser.endIndex + 1 };
      for (const className of attributes.class?.split(/\s+/) ?? []) markup.classes.add(className);
      if (name === "link") markup.links.push(tag);
      else if (name === "script") script = { ...tag, textStart: tag.end };
      else if (name === "head") markup.headStart ??= tag.end;
    },
    onclosetag(name, isImplied) {
      if (name === "script" && script) {
        const { textStart, ...tag } = { ...script, end: parser.endIndex + 1 };
        if (tag.attributes.src === undefined) markup.inlineScripts.push({ ...tag, text: html.slice(textStart, parser.startIndex) });
        else markup.scripts.push(tag);
        script = null;
      } else if (name === "body" && !isImplied) markup.bodyEnd = parser.startIndex;
    },
  });
  parser.end(html);
  return markup;
}

/** The page with edits, which do not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let changed = "";
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    changed += html.slice(from, start) + text;
    from = end;
  }
  return changed + html.slice(from);
}
