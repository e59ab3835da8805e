/** First parts of the paths of the site's own pages. */
const SECTIONS: readonly string[] = ["error", "frequently-asked-questions", "key-gallery", "key-services", "kiosk-locator", "products"];

/** First parts of paths that are no pages: routes, files and services of the site's server (a test compares them with these). */
export const ROUTES: readonly string[] = [
  "_next",
  "assets",
  "exit-preview",
  "favicon.ico",
  "graphql",
  "health",
  "media",
  "preview",
  "reports",
  "revalidate",
  "robots.txt",
  "share-image",
  "sitemap.xml",
  "sitemaps",
  "slice-simulator",
  "vitals",
  "workbench",
];

/** Returns the first part of a path. */
export function firstPart(path: string): string {
  return path.split("/")[1] ?? "";
}

/** Returns whether a path belongs to the site's own routes or to a language. */
export function isReserved(path: string): boolean {
  const first = firstPart(path).toLowerCase();
  return SECTIONS.includes(first) || ROUTES.includes(first) || /^[a-z]{2}-[a-z]{2}$/.test(first);
}

/** Page types whose pages stand where `bff/modules/content/paths.ts` says; those of another type stand below its own name. */
export const TYPES_WITH_PATHS = [
  "homepage",
  "page",
  "faq",
  "locator_page",
  "service_page",
  "faq_page",
  "products_page",
  "key_gallery",
] as const;

/** Returns the first part of the paths of a page type without a rule: `blog_post` -> `blog-post`. */
export function sectionOf(type: string): string {
  return type.replaceAll("_", "-");
}
