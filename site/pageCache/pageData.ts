import { hash } from "node:crypto";
import { type Lifetime, type Keeper, type NewResponse, NOT_CACHED } from "../../keeper/keeper";

/** Query parameter whose value is the hash of a page's RSC payload. */
const NAME = "page-data";
/** The name is a hash of the content, so the content never changes. */
const FOR_EVER: Lifetime = { freshMs: Infinity, staleMs: 0 };

const ASKED = new RegExp(`\\?${NAME}=([\\w-]{27})$`);

const keyOf = (name: string) => `data ${name}`;

/** Caches the RSC payloads of cached pages by their hash; browsers fetch them together with the scripts. */
export function createPageData(keeper: Keeper) {
  return {
    /** Caches the payload of the page at an address, made for a visitor, and returns the URL of the payload. */
    keep(address: string, data: string, visitor?: string): string {
      const name = hash("sha256", data, "base64url").slice(0, 27);
      const headers = {
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
        "cache-control": "private, max-age=31536000, immutable",
      };
      keeper.set(keyOf(name), { status: 200, headers, body: Buffer.from(data), versions: {}, lifetime: FOR_EVER }, visitor);
      return `${address}?${NAME}=${name}`;
    },

    /** Returns the payload that a URL names to a visitor, or a 404 response if it was evicted. Null if the URL names none. */
    find(url: string, visitor?: string): NewResponse | null {
      const asked = ASKED.exec(url);
      if (!asked) return null;
      const name = asked[1]!;
      const cached = keeper.get(keyOf(name), visitor);
      if (cached) return cached;
      // Drops the cached page that names the missing payload, so that both are rendered again. An invented name drops nothing.
      const path = url.slice(0, asked.index);
      if (keeper.get(path)?.body.includes(name)) keeper.delete(path);
      return {
        status: 404,
        headers: { "content-type": "text/plain", "cache-control": "no-store" },
        body: Buffer.from("The page has changed."),
        lifetime: NOT_CACHED,
      };
    },
  };
}
