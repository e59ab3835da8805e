/** The ref in a preview's cookie has expired. */
export const PREVIEW_EXPIRED = {
  code: "PREVIEW_EXPIRED",
  publicMessage: "This preview has expired. Open it again from the editor.",
} as const;
