/** A function that reads a visitor's text. */
export interface Reader {
  /** The name under which its file exports it. */
  name: string;
  file: string;
  /** The longest text that it is given. */
  maxLength: number;
  /** Returns texts of a length that are hard to read. */
  inputs(length: number): string[];
  /** Calls the function; if it returns a promise, until that is settled. */
  read(text: string): unknown;
}

/** Characters of an address: no other is as long as that of a query, and a reader must not depend on the limit of pages. */
export const ADDRESS = 16 * 1024;
/** Characters of a header: all headers of a request have no more. */
export const HEADER = 32 * 1024;
/** Characters of a form's texts (site/forms/server/readForm.ts). */
export const FORM = 64 * 1024;
/** Characters of a request's body at the BFF (bff/server.ts). */
export const BODY = 100 * 1024;
