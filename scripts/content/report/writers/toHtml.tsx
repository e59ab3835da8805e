import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Report } from "../createReport";
import { ReportPage } from "./ReportPage";

interface HtmlOptions {
  /** The project, whose design tokens and font are used. */
  root: string;
  /** Origin of the site, to which addresses of pages are linked. */
  siteOrigin: string;
}

/** Returns a report as an HTML document that needs no other file. */
export function toHtml(report: Report, { root, siteOrigin }: HtmlOptions): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ReportPage report={report} siteOrigin={siteOrigin} css={readCss(root)} />)}`;
}

function readCss(root: string): string {
  const font = readFileSync(path.join(root, "site/ui/fonts/inter-core.woff2")).toString("base64");
  const face = `@font-face{font-family:"Inter core";font-weight:400 800;src:url(data:font/woff2;base64,${font})}`;
  const tokens = readFileSync(path.join(root, "site/app/tokens.css"), "utf8");
  return `${face}\n${tokens}\n${readFileSync(path.join(import.meta.dirname, "report.css"), "utf8")}`;
}
