import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";

interface Told {
  siteUrl: string;
  /** Of the design. */
  url: string;
  name: string;
  /** What the gallery calls its group. */
  theme: string | null;
}

/** A design as a product; what is not known of it is left out. Its price is not known. */
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
