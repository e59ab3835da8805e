/** The ref that a preview's cookie names is over. */
export const PREVIEW_EXPIRED = {
  code: "PREVIEW_EXPIRED",
  publicMessage: "This preview has expired. Open it again from the editor.",
} as const;
