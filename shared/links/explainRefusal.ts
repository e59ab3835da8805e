import type { Refusal } from "./readLink";

interface Explanation {
  /** What is wrong: the end of a sentence about the address. */
  why: string;
  /** What an editor can do. */
  remedy: string;
}

/** Why an address is refused, in the words of content report and preview. */
export const REFUSALS: Readonly<Record<Refusal, Explanation>> = {
  blank: { why: "is blank", remedy: "Type an address, choose a document, or remove the link." },
  "too-long": { why: "has more than 4,000 characters", remedy: "Type a shorter address." },
  unreadable: { why: "contains characters that no address has", remedy: "Delete the address and type it by hand." },
  scheme: {
    why: "begins with a scheme that the site does not link to",
    remedy: "Use https:, http:, mailto:, tel:, sms:, geo: or whatsapp:, or a path such as /contact/.",
  },
  host: { why: "names no site", remedy: "Correct the name of the site, such as https://example.com/." },
  incomplete: {
    why: "names nobody behind its scheme",
    remedy: "Complete it, such as mailto:help@example.com, tel:+16145550124, geo:40.1,-83.0 or whatsapp://send?phone=16145550124.",
  },
  word: { why: "is one word", remedy: "Write /contact/ for a page of the site, or https://example.com/ for another site." },
  unclear: { why: "is no address", remedy: "Write /contact/ for a page of the site, or https://example.com/ for another site." },
};
