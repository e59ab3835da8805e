import { isFilled } from "@prismicio/client";
import { leadsOn } from "../../ui/ContentLink/ContentLink";
import type { MenuEntry, MenuLink } from "../chrome/chrome";
import { currentAt } from "./MenuList";

/** Returns all links of an entry: its own, unless a second-level link leads to the same page, then the second level. */
export function linksOf(entry: MenuEntry): MenuLink[] {
  const { link, links } = entry;
  const isOwnPage = leadsOn(link) && !links.some((one) => isFilled.link(one.link) && one.link.url === link.url);
  return isOwnPage ? [entry, ...links] : links;
}

/** Returns a menu's links as one level: an entry without a target is replaced by its second-level links. */
export function flatLinks(entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry) => (leadsOn(entry.link) ? [entry] : entry.links));
}

/** Returns the entry of the current page: the one that leads to it, else the first with a link to it. Others may have that link, too. */
export function currentEntry(entries: readonly MenuEntry[], path: string | undefined): MenuEntry | undefined {
  return entries.find((entry) => currentAt(path, entry)) ?? entries.find(({ links }) => links.some((one) => currentAt(path, one)));
}
