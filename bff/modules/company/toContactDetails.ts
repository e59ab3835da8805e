import type { LinkField, PrismicDocument, RichTextField } from "@prismicio/client";

interface LabelledValue {
  label: string;
  value: string | null;
}

/** The company's contact details. */
export interface ContactDetailsModel {
  title: string;
  address: RichTextField | null;
  email: string | null;
  phone: LabelledValue;
  fax: LabelledValue;
  contactPage: LinkField | null;
  customerSupport: LabelledValue;
}

/** The contact details, or the reason why there are none. */
export interface CompanyModel {
  contactDetails: ContactDetailsModel | null;
  error: string | null;
}

/** Defaults of labels that the editor has left empty; the English ones are the specification's. */
const ENGLISH = { title: "Contact Us", phone: "Phone:", fax: "Fax:", support: "Customer Support:" };
const FRENCH: typeof ENGLISH = {
  title: "Nous joindre",
  phone: "Téléphone\u00a0:",
  fax: "Télécopieur\u00a0:",
  support: "Service à la clientèle\u00a0:",
};

/** Maps a document of type `company_information`; default labels are in the language of the page. */
export function toContactDetails(data: PrismicDocument["data"], lang: string): ContactDetailsModel {
  const labels = lang === "fr-ca" ? FRENCH : ENGLISH;
  return {
    title: text(data.company_info_title) ?? labels.title,
    address: data.address ?? null,
    email: text(data.email),
    phone: { label: text(data.phone_label) ?? labels.phone, value: text(data.phone) },
    fax: { label: text(data.fax_label) ?? labels.fax, value: text(data.fax) },
    contactPage: data.contact_page ?? null,
    customerSupport: { label: text(data.customer_support_label) ?? labels.support, value: text(data.customer_support) },
  };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() ? value.trim() : null;
}
