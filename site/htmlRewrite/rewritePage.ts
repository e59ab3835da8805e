import { applyEdits, parseMarkup } from "./markup";
import { createInlineStyles } from "./inlineStyles";
import { fetchPicturesAfterPaint } from "./picturesAfterPaint";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

/** Changes a page's HTML; `keepData` stores the RSC payload for the browser to fetch, and returns its URL. */
export type RewritePage = (html: string, keepData?: (data: string) => string) => string;

/** Returns the function that changes each page before it is sent, so that its first paint waits for less (docs/decisions/020). */
export function createRewritePage(buildFolder: string): RewritePage {
  const inlineStyles = createInlineStyles(buildFolder);
  return (html, keepData) => {
    const markup = parseMarkup(html);
    return applyEdits(html, [...inlineStyles(markup), ...runScriptsAfterPaint(markup, keepData), ...fetchPicturesAfterPaint(markup)]);
  };
}
