/** How many entries a slice shows: `usual` where its editor says nothing, `most` at most. */
export interface LimitRange {
  usual: number;
  most: number;
}

/** The number that an editor wrote, as one that can be meant: whole, and neither below one nor above the most. */
export function limitOf(value: unknown, { usual, most }: LimitRange): number {
  if (typeof value !== "number" || !(value >= 1)) return usual;
  return Math.min(Math.floor(value), most);
}
