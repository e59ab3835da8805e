import { createParsingFault } from "../contentFault";
import type { StoredDocument } from "../documentFile";
import type { Snapshot } from "../snapshot";
import type { ArgumentKind } from "./operator";
import { operators } from "./operators";
import type { Literal, Predicate } from "./parseQuery";
import { toPath } from "./paths";
import { toTime } from "./values";

/** Whether a document is among the results. */
export type Filter = (document: StoredDocument) => boolean;

const argumentKinds: Record<ArgumentKind, (arg: Literal) => boolean> = {
  any: () => true,
  string: (arg) => typeof arg === "string",
  number: (arg) => typeof arg === "number",
  date: (arg) => !Number.isNaN(toTime(arg)),
  list: Array.isArray,
  name: (arg) => typeof arg === "string" || typeof arg === "number",
};

/** Converts a predicate to a filter. Throws a 400 if it is invalid or not implemented. */
export function toFilter({ operator, path, args, column }: Predicate, snapshot: Snapshot): Filter {
  const refuse = (why: string): never => {
    throw createParsingFault(`[function ${operator}(..)] ${why} at column ${column}`, column);
  };
  const definition = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!definition) return refuse("unexpected predicate");
  if (path === null) return refuse("expected a path");
  const at = toPath(path, snapshot, column);
  const isWhole = path === "document" && operator !== "fulltext";
  if (isWhole || (definition.paths && !definition.paths.test(path))) refuse(`unexpected path '${path}'`);
  if (args.length !== definition.args.length) refuse(`expected ${definition.args.length} values`);
  definition.args.forEach((kind, index) => {
    if (!argumentKinds[kind](args[index]!)) refuse(`value ${index + 1} must be a ${kind}`);
  });
  if (args.some(Array.isArray) && operator !== "any" && operator !== "in" && path !== "document.tags") {
    refuse(`a list is only allowed with document.tags`);
  }
  if (path === "document.type") refuseUnknownTypes(args.flat(), snapshot, column);
  return (document) => (at.type === undefined || document.type === at.type) && definition.matches(at.read(document), ...args);
}

// For the service, a type exists only if it has a document.
function refuseUnknownTypes(types: readonly Literal[], snapshot: Snapshot, column: number): void {
  const unknown = types.find((type) => !snapshot.types.has(String(type)));
  if (unknown === undefined) return;
  throw createParsingFault(`unexpected type '${String(unknown)}' at column ${column}`, column);
}
