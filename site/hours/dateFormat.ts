const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates, each made once, when it is first needed: making one costs more than the page around it. Throws for an unknown time
 * zone.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
