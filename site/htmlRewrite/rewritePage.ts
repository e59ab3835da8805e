import { applyEdits, type Edit, type Markup, parseMarkup } from "./markup";
import { createInlineStyles } from "./inlineStyles";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

/** A page's HTML, and the text of each inline script in it that a browser runs. */
interface RewrittenPage {
  html: string;
  inlineScripts: string[];
}

/** Changes a page's HTML. */
export type RewritePage = (html: string) => RewrittenPage;

/** Returns the function that changes each page before it is sent, so that its first paint waits for less (docs/decisions/020). */
export function createRewritePage(buildFolder: string): RewritePage {
  const inlineStyles = createInlineStyles(buildFolder);
  return (html) => {
    const markup = parseMarkup(html);
    const edits = [...inlineStyles(markup), ...runScriptsAfterPaint(markup)];
    return { html: applyEdits(html, edits), inlineScripts: scriptsAfter(markup, edits) };
  };
}

/** Returns the inline scripts of the page that the edits keep, and those that they add. */
function scriptsAfter({ inlineScripts }: Markup, edits: readonly Edit[]): string[] {
  const scripts = inlineScripts.filter((script) => !edits.some(({ start, end }) => start <= script.start && script.end <= end));
  const run = scripts.filter(({ attributes }) => isRun(attributes.type)).map(({ text }) => text);
  return [...run, ...edits.flatMap(({ script }) => script ?? [])];
}

/** Whether a browser runs a script of this type; others hold data, such as JSON-LD. */
const isRun = (type: string | undefined): boolean => !type || type === "module" || type === "text/javascript";
