import type { LinkField } from "@prismicio/client";
import { type Lang, withLang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { Service } from "../../i18n/services";
import type { Menu, MenuEntry } from "./chrome";

/** Returns a Prismic link field that leads to a page of this site. */
export function linkTo(path: string, lang: Lang): LinkField {
  return { link_type: "Document", id: "", type: "", tags: [], lang, url: withLang(path, lang) } as LinkField;
}

/** Returns the fallback menu of products and services: pages that the site always has. */
export function builtInProductsMenu(lang: Lang): Menu {
  const messages = messagesOf(lang);
  const entry = (label: string, uid: string, service: Service) => toEntry(label, `/products/${uid}/`, lang, service);
  return {
    title: messages.productsMenu,
    entries: [
      entry(messages.keyCopy, "key-copy-kiosk", "keyCopy"),
      entry(messages.keyFobs, "instafob-key-fob-copy", "keyFobs"),
      entry(messages.carKeys, "automotive-key-copy", "carKeys"),
      entry(messages.locksmith, "locksmith", "locksmith"),
      toEntry(messages.keyDesigns, "/key-gallery/", lang),
    ],
  };
}

/** Returns the fallback menu of the company. */
export function builtInCompanyMenu(lang: Lang): Menu {
  const messages = messagesOf(lang);
  return {
    title: messages.companyMenu,
    entries: [
      toEntry(messages.faqs, "/frequently-asked-questions/", lang),
      toEntry(messages.becomeLocksmith, "/products/locksmith-jobs-signup/", lang, "become-locksmith"),
    ],
  };
}

function toEntry(label: string, path: string, lang: Lang, service: Service | null = null): MenuEntry {
  return { label, link: linkTo(path, lang), description: null, service, links: [] };
}
