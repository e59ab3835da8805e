import { applyEdits, parseMarkup } from "./markup";
import { createInlineStyles } from "./inlineStyles";
import { fetchPicturesAfterPaint } from "./picturesAfterPaint";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

/** Changes a page; `keepData` keeps its data for the browser to fetch, and says where. */
export type RewritePage = (html: string, keepData?: (data: string) => string) => string;

/** What changes each page before it is sent, so that it waits for less (docs/decisions/020). */
export function createRewritePage(buildFolder: string): RewritePage {
  const inlineStyles = createInlineStyles(buildFolder);
  return (html, keepData) => {
    const markup = parseMarkup(html);
    return applyEdits(html, [...inlineStyles(markup), ...runScriptsAfterPaint(markup, keepData), ...fetchPicturesAfterPaint(markup)]);
  };
}
