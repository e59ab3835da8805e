import { applyEdits, readMarkup } from "./html/markup";
import { createInlineStyles } from "./inlineStyles";
import { fetchPicturesAfterPaint } from "./picturesAfterPaint";
import { runScriptsAfterPaint } from "./scriptsAfterPaint";

/** What changes each page before it is sent, so that it waits for less (docs/decisions/020). */
export function createRewritePage(buildFolder: string): (html: string) => string {
  const inlineStyles = createInlineStyles(buildFolder);
  return (html) => {
    const markup = readMarkup(html);
    return applyEdits(html, [...inlineStyles(markup), ...runScriptsAfterPaint(markup), ...fetchPicturesAfterPaint(markup)]);
  };
}
