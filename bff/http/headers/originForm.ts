/**
 * Returns the path and query string of a request's target. Clients may send a whole address, as they do to proxies (RFC 9112, 3.2.2); it
 * means its path.
 */
export function toOriginForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest === target || rest.startsWith("/") ? rest : `/${rest}`;
}
