import type { PrismicDocument } from "@prismicio/client";
import type { ContactDetails } from "../../__generated__/resolvers";

/** Maps a document of type `company_information`, with the labels that stand in for those left empty. */
export function toContactDetails(data: PrismicDocument["data"]): ContactDetails {
  return {
    title: text(data.company_info_title) ?? "Contact Us",
    address: data.address ?? null,
    email: text(data.email),
    phone: { label: text(data.phone_label) ?? "Phone:", value: text(data.phone) },
    fax: { label: text(data.fax_label) ?? "Fax:", value: text(data.fax) },
    contact_page: data.contact_page ?? null,
    customer_support: { label: text(data.customer_support_label) ?? "Customer Support:", value: text(data.customer_support) },
  };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() ? value.trim() : null;
}
