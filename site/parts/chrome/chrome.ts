import type { ImageField, LinkField, RichTextField } from "@prismicio/client";
import type { ChromeQuery } from "../../bff/__generated__/operations";
import type { Prices } from "../../i18n/prices";
import type { Service } from "../../i18n/services";

/** A menu link as the editor wrote it. */
export interface MenuLink {
  label: string;
  link: LinkField;
  description: string | null;
}

export interface MenuEntry extends MenuLink {
  service: Service | null;
  /** Second-level links. An entry without a link of its own has at least one. */
  links: MenuLink[];
}

export interface Menu {
  title: string;
  entries: MenuEntry[];
}

export interface Call {
  label: string;
  /** The label for narrow screens. */
  shortLabel: string;
  number: string;
}

/** Texts of the locator bar and of the panel that it opens. */
export interface LocatorBarWords {
  /** Stands before the visitor's place. */
  label: string;
  /** Shown while the device remembers no place. */
  emptyText: string;
  /** Label of the button that opens the panel while no place is known, and of the search button. */
  buttonLabel: string;
  /** Label of the button that opens the panel when a place is known. */
  changeLabel: string;
  title: string;
  text: RichTextField | null;
  placeholder: string | undefined;
}

type ContactDetails = NonNullable<ChromeQuery["company"]["contactDetails"]>;

/** Header, footer and bars of a page as data. Fallbacks of the site fill every part that content leaves empty. */
export interface Chrome {
  brand: string;
  logo: ImageField | null;
  /** Null when neither content nor configuration has a number. */
  call: Call | null;
  /** Replaces `{phone}` in texts. */
  localPhone: string | null;
  locator: MenuLink;
  /** Null when content has no locator bar or it cannot be loaded. The page then shows no bar. */
  locatorBar: LocatorBarWords | null;
  products: Menu;
  company: Menu;
  contact: ContactDetails | null;
  /** The reason why there are no contact details. */
  contactError: string | null;
  /** What the services cost at least, by country. */
  prices: Prices;
  /** Label of the footer's button for the cookie settings. */
  cookieSettings: string;
  /** Copyright year. */
  year: number;
}
