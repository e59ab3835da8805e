/** The media types of an answer; the first is the default. */
const TYPES = ["application/json", "application/graphql-response+json"] as const;

export type AnswerType = (typeof TYPES)[number];

/** The names by which a header may mean one of them. */
const NAMES: ReadonlySet<string> = new Set([...TYPES, "application/*", "*/*"]);

interface Range {
  type: string;
  quality: number;
}

/**
 * Negotiates the media type of an answer by the request's `accept` header: the type with the highest quality value, of equal ones that
 * which the header names first. Without a header it is JSON; undefined if the header accepts neither type.
 */
export function answerTypeFor(accept: string | undefined): AnswerType | undefined {
  if (!accept?.trim()) return TYPES[0];
  const ranges = accept.split(",").flatMap(toRange);
  const [best] = TYPES.map((type) => ({ type, ...rankOf(type, ranges) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.index - other.index);
  return best?.type;
}

/** Returns the quality value of a type, from 0 to 1, and the index of its range. The exact name takes precedence over a wildcard. */
function rankOf(type: AnswerType, ranges: readonly Range[]): { quality: number; index: number } {
  const names = [type, "application/*", "*/*"];
  const index = names.map((name) => ranges.findIndex((range) => range.type === name)).find((at) => at >= 0) ?? -1;
  return { quality: ranges[index]?.quality ?? 0, index };
}

/** Returns the range of a part of the header; none if it names other types. */
function toRange(text: string): Range[] {
  const end = text.indexOf(";");
  const type = (end < 0 ? text : text.slice(0, end)).trim().toLowerCase();
  if (!NAMES.has(type)) return [];
  const parameters = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return [{ type, quality: Number.isNaN(quality) ? 0 : quality }];
}
