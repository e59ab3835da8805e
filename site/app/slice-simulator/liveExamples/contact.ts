import type { ContactDetailsLiveFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { paragraph } from "./paragraph";

const COMPANY: Record<Lang, { address: string; email: string; area: string; labels: [phone: string, fax: string, support: string] }> = {
  "en-us": {
    address: "2200 Latchkey Row, Suite 400\nColumbus, OH 43215",
    email: "help@keyway.example",
    area: "614",
    labels: ["Phone:", "Fax:", "Customer Support:"],
  },
  "fr-ca": {
    address: "2200, rue du Trousseau, bureau 400\nMontréal (Québec)  H3B 0Z9",
    email: "aide@keyway.example",
    area: "514",
    labels: ["Téléphone\u00a0:", "Télécopieur\u00a0:", "Service à la clientèle\u00a0:"],
  },
};

/** Returns the company's contact details. */
export function contactExample(lang: Lang): ContactDetailsLiveFragment {
  const { address, email, area, labels } = COMPANY[lang];
  return {
    contactDetails: {
      address: paragraph(address),
      email,
      phone: { label: labels[0], value: `${area}-555-0188` },
      fax: { label: labels[1], value: `${area}-555-0189` },
      customerSupport: { label: labels[2], value: `${area}-555-0142` },
    },
    contactError: null,
    contactDocument: null,
  };
}
