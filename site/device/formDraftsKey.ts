/** Under which localStorage keeps what was typed into forms and not sent yet. */
export const DRAFTS_KEY = "keyway-forms";
