const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date formatter: creating one takes longer than rendering the page around it. Throws for an unknown time zone. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
