import type { OpenDesignFragment } from "../../bff/__generated__/operations";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";

interface ProductContext {
  siteUrl: string;
  /** URL of the design. */
  url: string;
  name: string;
  /** The gallery's name of its group. */
  theme: string | null;
  /** Its lowest price, in schema.org's terms. */
  price: object | null;
}

/** Returns a design as Product (schema.org); unknown fields are left out. */
export function productData(
  { designId, sku, image }: OpenDesignFragment,
  { siteUrl, url, name, theme, price }: ProductContext,
): StructuredData {
  const picture = image?.original ?? image?.webp;
  return {
    "@type": "Product",
    "@id": url,
    name,
    url,
    productID: designId,
    ...(sku && { sku }),
    ...(theme && { category: theme }),
    ...(price && { offers: { "@type": "Offer", priceSpecification: price } }),
    ...(picture && { image: siteUrl + picture }),
  };
}
