import type { Metadata } from "next";
import { DEFAULT_LANG, toBcp47 } from "../../i18n/languages";
import type { Page } from "./loadPage";
import { languagePathsOf } from "./PageScreen";

/** Title, description, canonical address and translations of a page: the editor's words first, then the path's. */
export function pageMetadata(page: Page): Metadata {
  const { meta_title, meta_description } = page.data;
  const paths = languagePathsOf(page);
  const languages = Object.fromEntries(Object.entries(paths).map(([lang, path]) => [toBcp47(lang), path]));
  return {
    title: meta_title || titleFromPath(page.url ?? "/"),
    ...(meta_description ? { description: meta_description } : {}),
    alternates: {
      canonical: page.url ?? undefined,
      languages: paths[DEFAULT_LANG] ? { ...languages, "x-default": paths[DEFAULT_LANG] } : languages,
    },
  };
}

/** `/fr-ca/about/key-copies/` -> `about | key copies`: the language dropped, slashes as bars, hyphens as spaces. */
export function titleFromPath(path: string): string {
  const parts = path.split("/").filter(Boolean);
  const own = /^[a-z]{2}-[a-z]{2}$/.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return own.map((part) => part.replaceAll("-", " ")).join(" | ") || "Keyway";
}
