import { createParsingFault } from "../contentFault";

/** A literal in a predicate. */
export type Literal = string | number | boolean | Literal[];

/** One condition, such as `at(document.type, "page")`. */
export interface Predicate {
  operator: string;
  /** Null in predicates with literals only, such as `similar`. */
  path: string | null;
  args: Literal[];
  /** Position of its first character in the query, from 1. */
  column: number;
}

/** Parses one `q` parameter: `[[at(a, "b")][any(c, ["d"])]]`, spaces and `:d =` optional. */
export function parseQuery(text: string): Predicate[] {
  let at = 0;

  const skipSpace = () => {
    while (/\s/.test(text[at] ?? "")) at += 1;
  };
  const fail = (expected: string): never => {
    const actual = text[at] === undefined ? "the end" : `'${text[at]}'`;
    throw createParsingFault(`expected ${expected} but found ${actual} in '${text}'`, at + 1);
  };
  const accept = (token: string): boolean => {
    skipSpace();
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const expect = (token: string) => accept(token) || fail(`'${token}'`);
  const match = (pattern: RegExp): string | undefined => {
    skipSpace();
    pattern.lastIndex = at;
    const [token] = pattern.exec(text) ?? [];
    at += token?.length ?? 0;
    return token;
  };
  const listUntil = <Item>(end: string, readItem: () => Item): Item[] => {
    const items: Item[] = [];
    while (!accept(end)) {
      if (items.length > 0) expect(",");
      items.push(readItem());
    }
    return items;
  };

  const readLiteral = (): Literal => {
    if (accept("[")) return listUntil("]", readLiteral);
    // The client escapes only quotes, so a backslash before other characters stays.
    const string = match(/"(?:\\"|[^"])*"/y);
    if (string !== undefined) return string.slice(1, -1).replaceAll('\\"', '"');
    const word = match(/true|false|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (word === undefined) return fail("a value");
    return word === "true" || word === "false" ? word === "true" : Number(word);
  };
  const readPredicate = (): Predicate => {
    accept(":d");
    accept("=");
    skipSpace();
    const column = at + 1;
    const operator = match(/[A-Za-z][\w.-]*/y) ?? fail("a predicate");
    expect("(");
    const path = match(/(?!true\b|false\b)[A-Za-z][\w.-]*/y) ?? null;
    const hasArgs = path === null || accept(",");
    if (!hasArgs) expect(")");
    return { operator, path, args: hasArgs ? listUntil(")", readLiteral) : [], column };
  };

  const predicates: Predicate[] = [];
  expect("[");
  while (!accept("]")) {
    accept(",");
    expect("[");
    predicates.push(readPredicate());
    expect("]");
  }
  skipSpace();
  return at < text.length ? fail("the end") : predicates;
}
