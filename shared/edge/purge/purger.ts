/** Ends what a CDN keeps. */
export interface Purger {
  /** Ends every response that has one of the keys. Throws when the CDN does not confirm it. */
  purge(keys: readonly string[]): Promise<void>;
}
