import type { LinkField } from "@prismicio/client";
import { toUrl } from "#shared/toUrl.ts";
import { DEFAULT_LANG, isLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/**
 * Returns a name for a link without a text, such as one around a picture: what the editor has called it, else the words of its address,
 * such as `key services` for `/fr-ca/key-services/`. The name of a link to another site is its host and path.
 */
export function nameOfTarget(link: LinkField<string, string, unknown, "filled">): string {
  const { url = "" } = link;
  const editorsName = link.text || ("name" in link && link.name);
  if (editorsName) return editorsName;
  // A mail address or a number to call.
  if (/^[a-z]+:(?!\/\/)/i.test(url)) return url.replace(/^[a-z]+:/i, "").split("?")[0] || url;
  const absolute = toUrl(url);
  if (absolute) {
    const { hostname, pathname } = absolute;
    return `${hostname.replace(/^www\./, "")}${decode(pathname)}`.replace(/\/$/, "");
  }
  const [path = "", anchor] = url.split("#", 2);
  const parts = path.split(/[?]/)[0]!.split("/").filter(Boolean);
  const [first = ""] = parts;
  const lang = isLang(first) ? first : DEFAULT_LANG;
  const last = (isLang(first) ? parts.slice(1) : parts).at(-1) ?? anchor;
  return last ? decode(last).replaceAll("-", " ") : messagesOf(lang).goHome;
}

/** Decodes a path; one that is not encoded as UTF-8 stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
