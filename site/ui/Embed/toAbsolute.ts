import { toCode } from "#shared/forms/plainText.ts";

/** Returns an address as an editor has pasted it, without invisible characters and with the scheme that `//host/` and `host.com/` lack. */
export function toAbsolute(address: string): string {
  const written = toCode(address).replaceAll(" ", "");
  if (written.startsWith("//")) return `https:${written}`;
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(written) ? `https://${written}` : written;
}
