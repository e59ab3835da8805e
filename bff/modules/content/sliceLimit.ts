/** How many entries a slice shows: `usual` when its editor sets no limit, `most` at most. */
export interface LimitRange {
  usual: number;
  most: number;
}

/** Returns an editor's limit as a whole number from one to `most`; `usual` when it is not a valid number. */
export function limitOf(value: unknown, { usual, most }: LimitRange): number {
  if (typeof value !== "number" || !(value >= 1)) return usual;
  return Math.min(Math.floor(value), most);
}
