import type { ImageField, LinkField, RichTextField } from "@prismicio/client";
import type { ChromeQuery } from "../../bff/__generated__/operations";
import type { Service } from "../../i18n/services";

/** A link of a menu, as its editor wrote it. */
export interface MenuLink {
  label: string;
  link: LinkField;
  description: string | null;
}

export interface MenuEntry extends MenuLink {
  service: Service | null;
  /** Links below the entry; an entry without a link of its own has some. */
  links: MenuLink[];
}

export interface Menu {
  title: string;
  entries: MenuEntry[];
}

export interface Call {
  label: string;
  /** The same where room is scarce. */
  shortLabel: string;
  number: string;
}

/** The words of the locator bar and of the panel that it opens. */
export interface LocatorBarWords {
  /** Before the visitor's place. */
  label: string;
  /** Where no place is known. */
  emptyText: string;
  /** On what opens the panel where no place is known, and on what searches. */
  buttonLabel: string;
  /** On what opens the panel where a place is known. */
  changeLabel: string;
  title: string;
  text: RichTextField | null;
  placeholder: string | undefined;
}

type ContactDetails = NonNullable<ChromeQuery["company"]["contactDetails"]>;

/** What stands around a page, with every part that content does not give filled by one of the site's own. */
export interface Chrome {
  brand: string;
  logo: ImageField | null;
  /** Null where neither content nor configuration has a number: none is invented. */
  call: Call | null;
  /** What `{phone}` in texts stands for. */
  localPhone: string | null;
  locator: MenuLink;
  /** Null where content has no bar, or it cannot be had: there is none then. */
  locatorBar: LocatorBarWords | null;
  products: Menu;
  company: Menu;
  contact: ContactDetails | null;
  /** Why there are no contact details. */
  contactError: string | null;
  /** What the footer calls the way to the choice of cookies. */
  cookieSettings: string;
  /** Of the copyright. */
  year: number;
}
