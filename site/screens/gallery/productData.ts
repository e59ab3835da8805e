import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";

interface Told {
  siteUrl: string;
  /** URL of the design. */
  url: string;
  name: string;
  /** The gallery's name of its group. */
  theme: string | null;
}

/** Returns a design as Product (schema.org); unknown fields, such as the price, are left out. */
export function productData({ designId, sku, image }: OpenDesignFragment, { siteUrl, url, name, theme }: Told): StructuredData {
  const picture = image?.original ?? image?.webp;
  return {
    "@type": "Product",
    "@id": url,
    name,
    url,
    productID: designId,
    ...(sku && { sku }),
    ...(theme && { category: theme }),
    ...(picture && { image: siteUrl + picture }),
  };
}
