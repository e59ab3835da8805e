import { encodeBlanks } from "./visible";

const EXTENSION = /(?:;?ext(?:ension)?[.=:]?|poste:?|x|#)(\d{1,7})$/i;
const NUMBER = /^\+?[\d().*A-Za-z-]+$/;
const POINT = /^-?\d{1,3}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?(?:[,;?]|$)/;

/** Stands for the local phone, which the site fills in. */
const PLACEHOLDER = "{phone}";

/** Reads what follows a scheme: returns it in its normal form, or null if it has no recipient, number or place. */
type RestReader = (rest: string) => string | null;

/** The schemes that open a mail, a call, a message or a map, with the readers of what follows them. */
export const READERS: Readonly<Record<string, RestReader>> = {
  mailto: toRecipients,
  tel: toNumber,
  sms: (rest) => withQuery(rest, (number) => (number === "" ? "" : toNumber(number))),
  geo: (rest) => withQuery(rest, (place) => (POINT.test(withoutBlanks(place)) ? withoutBlanks(place) : null)),
  whatsapp: (rest) => (/^\/*[a-z]+\/?(?:\?|$)/i.test(rest) ? encodeBlanks(rest.replace(/^\/*/, "//")) : null),
};

/** Returns whether a text is an e-mail address without a scheme, which may have a query. */
export function isMail(text: string): boolean {
  return /^[^\s@/?#:]+@[^\s@/?#:]+\.[^\s@/?#:.]{2,}(?:\?|$)/.test(text);
}

/** Returns whether a text is a phone number without a scheme: it has a plus or separators, and as many digits as a number. */
export function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^\+?\(?\d[\d\s().\p{Pd}]*$/u.test(text) && digits >= 10 && digits <= 15 && digits < text.length;
}

function toRecipients(rest: string): string | null {
  const sent = rest.replace(/^[/\s]+/, "");
  const [recipients = "", query] = splitOnce(sent, "?");
  const all = recipients
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (!all.every((one) => /^[^\s@]+@[^\s@]+$/.test(one)) || (all.length === 0 && !query)) return null;
  return encodeBlanks(all.join(",") + (query === undefined ? "" : `?${query}`));
}

function toNumber(rest: string): string | null {
  const written = withoutBlanks(rest.replace(/^[/\s]+/, "")).replace(/\p{Pd}/gu, "-");
  if (written === PLACEHOLDER) return written;
  const [, extension] = EXTENSION.exec(written) ?? [];
  const [number = "", parameters] = splitOnce(written.replace(EXTENSION, "").replace("%2B", "+"), ";");
  const digits = number.replace(/\D/g, "").length;
  if (!NUMBER.test(number) || digits < 3 || digits > 15 || number.length > 40) return null;
  if (parameters !== undefined && !/^[\w=;.+-]+$/.test(parameters)) return null;
  return number + (parameters ? `;${parameters}` : "") + (extension ? `;ext=${extension}` : "");
}

/** Reads what is before a query; some phones want `&` before the first parameter of a message. */
function withQuery(rest: string, read: RestReader): string | null {
  const slashless = rest.replace(/^\/+/, "");
  const at = slashless.search(/[?&]/);
  const [before, query] = at < 0 ? [slashless, ""] : [slashless.slice(0, at), slashless.slice(at)];
  const known = read(before.trim());
  return known === null || known + query === "" ? null : known + encodeBlanks(query);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, "");
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
