/** Returns the URL of the key service for a blank. Parameters of the base URL are kept. */
export function keyServiceHref(baseUrl: string, skuId: number): string {
  const address = new URL(baseUrl);
  address.searchParams.set("sku", String(skuId));
  return address.href;
}
