import { hash } from "node:crypto";
import { type Life, type Keeper, type Made, NOT_KEPT } from "../../keeper/keeper";

/** Stands in the query of a page's address, and names the data that belongs to its very bytes. */
const NAME = "page-data";
/** What a name stands for never changes. */
const FOR_EVER: Life = { freshMs: Infinity, renewMs: 0 };

const ASKED = new RegExp(`\\?${NAME}=([\\w-]{27})$`);

const keyOf = (name: string) => `data ${name}`;

/** Keeps the data of pages that are kept, each under its hash, for browsers that fetch it with their scripts. */
export function createPageData(keeper: Keeper) {
  return {
    /** Keeps the data of the page at an address; returns where it is. */
    keep(address: string, data: string): string {
      const name = hash("sha256", data, "base64url").slice(0, 27);
      keeper.put(keyOf(name), {
        status: 200,
        headers: {
          "content-type": "text/plain; charset=utf-8",
          "x-content-type-options": "nosniff",
          "cache-control": "private, max-age=31536000, immutable",
        },
        body: Buffer.from(data),
        madeOf: {},
        life: FOR_EVER,
      });
      return `${address}?${NAME}=${name}`;
    },

    /** The data that a request asks for, 404 where it is gone; null where it asks for none. */
    find(url: string): Made | null {
      const asked = ASKED.exec(url);
      if (!asked) return null;
      const name = asked[1]!;
      const kept = keeper.find(keyOf(name));
      if (kept) return kept;
      // The page that names it is made anew, with its data. An invented name ends no page.
      const path = url.slice(0, asked.index);
      if (keeper.find(path)?.body.includes(name)) keeper.forget(path);
      return {
        status: 404,
        headers: { "content-type": "text/plain", "cache-control": "no-store" },
        body: Buffer.from("The page has changed."),
        life: NOT_KEPT,
      };
    },
  };
}
