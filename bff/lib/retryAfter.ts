/** Returns the milliseconds that a `retry-after` header (seconds or an HTTP date) asks to wait; undefined when it is not valid. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000; // Number(null) and Number(" ") are 0: a hot loop
  if (!/^[A-Z][a-z]+, .* GMT$/.test(text)) return undefined; // Date.parse finds a year in nearly any text with a number
  const ms = Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
