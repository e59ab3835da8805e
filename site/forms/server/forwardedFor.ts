/** Where a request comes from, for the BFF: what proxies in front of us have said, and then whom we see ourselves. */
export function forwardedFor(told: string | readonly string[] | undefined, peer: string | undefined): string {
  return [told ?? [], peer ?? []].flat().join(", ");
}
