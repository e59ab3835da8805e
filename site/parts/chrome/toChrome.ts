import type { LinkField } from "@prismicio/client";
import type { ChromeQuery, LocatorBarDocumentFieldsFragment, MenuDocumentFieldsFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { isService } from "../../i18n/services";
import { contactErrorText } from "../../ui/ContactLines/contactErrorText";
import { firstDialableNumber } from "../../ui/toTel";
import { fillPhone } from "../content/fillPhone";
import type { Chrome, LocatorBarWords, Menu, MenuEntry, MenuLink } from "./chrome";
import { toPrices } from "./toPrices";
import { builtInCompanyMenu, builtInProductsMenu, linkTo } from "./builtInMenus";

/** Fallback name of the business. */
const BRAND = "Keyway";

/** Returns the number to call from content; null when content has none. */
export function numberIn({ appBar, company }: ChromeQuery): string | null {
  return firstDialableNumber(appBar?.data.call_number, company.contactDetails?.phone.value);
}

/**
 * Merges content with the built-in fallbacks. `standIn` is the number to call while content is incomplete, so that it is unknown whether it
 * has one.
 */
export function toChrome(content: ChromeQuery, lang: Lang, localPhone: string | null, standIn: string | null = null): Chrome {
  const number = firstDialableNumber(localPhone, numberIn(content), standIn);
  const { appBar, productsMenu, companyMenu, company, locatorBar, cookieBanner, prices } = fillPhone(content, number);
  const bar = appBar?.data;
  const messages = messagesOf(lang);
  const contact = company.contactDetails;
  return {
    brand: bar?.brand || BRAND,
    logo: bar?.logo ?? null,
    call: number ? toCall(bar, number, lang) : null,
    localPhone: number,
    locator: toLocator(bar, lang),
    locatorBar: locatorBar && toLocatorBar(locatorBar, lang),
    products: toMenu(productsMenu, messages.productsMenu) ?? builtInProductsMenu(lang),
    company: toMenu(companyMenu, messages.companyMenu) ?? builtInCompanyMenu(lang),
    contact,
    contactError: contact ? null : contactErrorText(company.error, lang),
    prices: toPrices(prices, lang),
    cookieSettings: cookieBanner?.data.settings_label || messages.cookieSettings,
    year: new Date().getFullYear(),
  };
}

type AppBar = NonNullable<ChromeQuery["appBar"]>["data"];

function toCall(bar: AppBar | undefined, number: string, lang: Lang): Chrome["call"] {
  const { callLabel, callShortLabel } = messagesOf(lang);
  return { label: bar?.call_label || callLabel, shortLabel: bar?.call_short_label || callShortLabel, number };
}

function toLocator(bar: AppBar | undefined, lang: Lang): MenuLink {
  const link = bar?.locator_link;
  return {
    label: bar?.locator_label || messagesOf(lang).findKiosk,
    link: isSet(link) ? link : linkTo("/key-services/", lang),
    description: null,
  };
}

function toLocatorBar({ data }: LocatorBarDocumentFieldsFragment, lang: Lang): LocatorBarWords {
  const messages = messagesOf(lang);
  return {
    label: data.label || messages.kiosksNear,
    emptyText: data.empty_text || messages.findKioskNear,
    buttonLabel: data.button_label || messages.findKiosk,
    changeLabel: data.change_label || messages.change,
    title: data.curtain_title || messages.whereAreYou,
    text: data.curtain_text,
    placeholder: data.placeholder || undefined,
  };
}

function toMenu(document: MenuDocumentFieldsFragment | null, title: string): Menu | null {
  const entries = (document?.data.items ?? []).flatMap(({ links, service, ...item }): MenuEntry[] => {
    const below = links.flatMap(toLink);
    if (!item.label || (!isSet(item.link) && below.length === 0)) return [];
    return [
      {
        label: item.label,
        link: item.link ?? { link_type: "Any" },
        description: item.description || null,
        service: isService(service) ? service : null,
        links: below,
      },
    ];
  });
  return entries.length > 0 ? { title: document?.data.title || title, entries } : null;
}

function toLink({ label, link, description }: { label: string | null; link: LinkField | null; description: string | null }): MenuLink[] {
  return label && isSet(link) ? [{ label, link, description: description || null }] : [];
}

function isSet(link: LinkField | null | undefined): link is LinkField {
  return Boolean(link && "url" in link && link.url);
}
