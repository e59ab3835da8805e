/** Where the key service begins with a blank. What its address has of its own is kept. */
export function keyServiceHref(baseUrl: string, skuId: number): string {
  const address = new URL(baseUrl);
  address.searchParams.set("sku", String(skuId));
  return address.href;
}
