import { Parser } from "htmlparser2";

/** A tag and its position in the HTML. */
interface Tag {
  attributes: Readonly<Record<string, string>>;
  start: number;
  /** Offset behind the tag; for a script, behind its closing tag. */
  end: number;
}

/** The parts of a page that rewriting needs. */
export interface Markup {
  html: string;
  links: Tag[];
  /** Scripts with a `src`. */
  scripts: Tag[];
  /** Scripts without a `src`, and their text. */
  inlineScripts: (Tag & { text: string })[];
  /** All class names in the page. */
  classes: Set<string>;
  /** Offset before `</body>`; null if there is none. */
  bodyEnd: number | null;
}

/** A replacement of a range of the page. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** Text of the inline script that the replacement adds, if it does. */
  script?: string;
}

/** Parses a page once for all rewriting steps. */
export function parseMarkup(html: string): Markup {
  const markup: Markup = { html, links: [], scripts: [], inlineScripts: [], classes: new Set(), bodyEnd: null };
  /** The currently open script, and the offset of its text. */
  let script: (Tag & { textStart: number }) | null = null;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const tag = { attributes, start: parser.startIndex, end: parser.endIndex + 1 };
      for (const className of attributes.class?.split(/\s+/) ?? []) markup.classes.add(className);
      if (name === "link") markup.links.push(tag);
      else if (name === "script") script = { ...tag, textStart: tag.end };
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

/** Returns the page with the edits applied. Edits must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let changed = "";
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    changed += html.slice(from, start) + text;
    from = end;
  }
  return changed + html.slice(from);
}
