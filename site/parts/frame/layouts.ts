/** What stands around a page's content, as an editor chooses it. */
export const LAYOUTS = ["default", "locator", "products", "empty", "without header and footer"] as const;
type Layout = (typeof LAYOUTS)[number];

/** An editor's choice as it stands in content: any part may be missing. */
export interface LayoutFields {
  layout?: string | null;
  hide_header?: boolean | null;
  hide_footer?: boolean | null;
}

/** The parts around a page. */
export interface Frame {
  layout: Layout;
  hasHeader: boolean;
  hasFooter: boolean;
  /** The visitor's place and the nearest kiosk below the header. */
  hasLocatorBar: boolean;
  /** False: the header is brand and call alone. */
  hasHeaderMenus: boolean;
  /** False: the footer is its legal line alone. */
  hasFooterMenus: boolean;
  /** The locksmith's number once more before the footer. */
  hasCallStrip: boolean;
}

/** The parts that a page is shown with; an unknown layout, or none, is the default one. */
export function toFrame({ layout: chosen, hide_header, hide_footer }: LayoutFields = {}): Frame {
  const layout = LAYOUTS.find((one) => one === chosen) ?? "default";
  const isBare = layout === "without header and footer";
  return {
    layout,
    hasHeader: !isBare && !hide_header,
    hasFooter: !isBare && !hide_footer,
    hasLocatorBar: !isBare && !hide_header && layout !== "empty",
    hasHeaderMenus: layout !== "empty",
    hasFooterMenus: layout !== "empty" && layout !== "locator",
    hasCallStrip: layout === "products",
  };
}
