/**
 * Kinds of findings, in the order in which reports list them. `--strict` fails for errors: an editor can mend each of them. Warnings may be
 * intended.
 */
export const KINDS = {
  unreadable: { severity: "error", title: "Documents that cannot be read" },
  "unknown-field": { severity: "error", title: "Fields that no model has" },
  "unknown-slice": { severity: "error", title: "Slices that are not allowed" },
  "unknown-choice": { severity: "error", title: "Choices that do not exist" },
  "other-type": { severity: "error", title: "Values of another type than their field" },
  "missing-field": { severity: "error", title: "Empty fields that have to be filled" },
  "bad-address": { severity: "error", title: "Addresses that are no links" },
  "reserved-address": { severity: "error", title: "Addresses that the site needs itself" },
  "broken-link": { severity: "error", title: "Broken links" },
  "broken-anchor": { severity: "error", title: "Links to headings that do not exist" },
  "link-to-draft": { severity: "error", title: "Links to drafts" },
  "link-to-other-language": { severity: "error", title: "Links into another language" },
  "bad-redirect": { severity: "error", title: "Redirects that do nothing, or lead to another one" },
  "no-alternative-text": { severity: "error", title: "Pictures without alternative text" },
  untranslated: { severity: "error", title: "Left untranslated" },
  "long-title": { severity: "error", title: "Titles that are too long" },
  "repeated-title": { severity: "error", title: "Titles that several pages have" },
  "weak-color": { severity: "warning", title: "Colours on which text is hard to read" },
  "older-translation": { severity: "warning", title: "Translations older than their original" },
  "no-translation": { severity: "warning", title: "Documents without a translation" },
  "out-of-menus": { severity: "warning", title: "Pages in no menu" },
  "unused-slice": { severity: "warning", title: "Slices that no document uses" },
  "unused-type": { severity: "warning", title: "Custom types without a document" },
} as const satisfies Record<string, { severity: "error" | "warning"; title: string }>;

export type Kind = keyof typeof KINDS;

/** How a report names a document. */
export interface DocumentName {
  id: string;
  type: string;
  title: string;
  /** Address of its page with language prefix; null when it has none. */
  path: string | null;
}

/** Something in the content that an editor should look at. */
export interface Finding {
  /** Null where a model is meant, not a document. */
  document: DocumentName | null;
  language: string | null;
  kind: Kind;
  /** What is wrong, and where in the document. */
  message: string;
  /** What the editor can do. */
  remedy: string;
}

/** What is wrong with a value of a document. */
export type Fault = Pick<Finding, "kind" | "message" | "remedy">;
