// Below this part of internal addresses stand the pages that are made for one request: an editor's drafts, and what
// depends on a query. Their neighbours without it are kept (docs/decisions/015-pages-are-kept.md).
export { default, generateMetadata } from "../page";
