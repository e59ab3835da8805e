import { toCode } from "./plainText";

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Words without spaces or brackets, with single dots between them, and a domain whose last part is no number and no single letter. */
const EMAIL = new RegExp(String.raw`^(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+$|.$)${LABEL}$`, "u");

/** Returns an e-mail address without what is copied along with it. */
export function toEmail(typed: string): string {
  return toCode(typed).replace(/^mailto:(?:\/\/)? ?/i, "");
}

/** Whether somebody could answer to an address. */
export function isEmail(address: string): boolean {
  return EMAIL.test(address);
}
