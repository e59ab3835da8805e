import { isFilled } from "@prismicio/client";
import { leadsOn } from "../../ui/ContentLink/ContentLink";
import type { MenuEntry, MenuLink } from "../chrome/chrome";

/** All links of an entry: to its own page, unless one of those below it leads there too, and those below. */
export function linksOf(entry: MenuEntry): MenuLink[] {
  const { link, links } = entry;
  const isOwnPage = leadsOn(link) && !links.some((one) => isFilled.link(one.link) && one.link.url === link.url);
  return isOwnPage ? [entry, ...links] : links;
}

/** The links of a menu where it has no second level: those below an entry stand in for one that leads nowhere itself. */
export function flatLinks(entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry) => (leadsOn(entry.link) ? [entry] : entry.links));
}
