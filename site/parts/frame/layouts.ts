/** Layouts of a page that an editor can choose. */
export const LAYOUTS = ["default", "locator", "products", "empty", "without header and footer"] as const;
type Layout = (typeof LAYOUTS)[number];

/** Layout fields of a document; each may be missing. */
export interface LayoutFields {
  layout?: string | null;
  hide_header?: boolean | null;
  hide_footer?: boolean | null;
}

/** Parts that a layout shows around a page. */
export interface Frame {
  layout: Layout;
  hasHeader: boolean;
  hasFooter: boolean;
  /** Whether the locator bar (the visitor's place and the nearest kiosk) stands below the header. */
  hasLocatorBar: boolean;
  /** False: the header has only brand and call button. */
  hasHeaderMenus: boolean;
  /** False: the footer has only the legal line. */
  hasFooterMenus: boolean;
  /** Whether a strip with the locksmith's number stands before the footer. */
  hasCallStrip: boolean;
}

/** Returns the parts of a layout. An unknown or empty layout is the default one. */
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
