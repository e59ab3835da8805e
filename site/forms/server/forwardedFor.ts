/** Returns the x-forwarded-for header for the BFF: the header of the request, and the address of the connection. */
export function forwardedFor(received: string | readonly string[] | undefined, peer: string | undefined): string {
  return [received ?? [], peer ?? []].flat().join(", ");
}
