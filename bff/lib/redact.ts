/** Returns an address that is safe to log: without the credentials that upstreams take in the query, tokens in `ref` included. */
export function redact(url: string): string {
  return url.replace(/([?&](?:access_token|key|token|sessionToken|ref(?==https?%3A))=)[^&]*/gi, "$1…");
}
