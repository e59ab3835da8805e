import { bffReaders } from "./bffReaders";
import { formReaders } from "./formReaders";
import type { Reader } from "./reader";
import { siteReaders } from "./siteReaders";

/** All functions that read a visitor's text. `tests/architecture/readers.test.ts` says which are missing. */
export const readers: readonly Reader[] = [...siteReaders(), ...formReaders(), ...bffReaders()];
