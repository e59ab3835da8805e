import { type DocumentNode, Kind, type SelectionSetNode, visit } from "graphql";

/** Returns the number of directives in a document, unknown ones included. */
export function countDirectives(document: DocumentNode): number {
  let count = 0;
  visit(document, { Directive: () => void count++ });
  return count;
}

/** Returns the highest number of fields with the same response name in one selection set, inline fragments included. */
export function countCopies({ definitions }: DocumentNode): number {
  return Math.max(0, ...definitions.map((node) => ("selectionSet" in node ? copiesIn(node.selectionSet) : 0)));
}

function copiesIn(set: SelectionSetNode): number {
  const times = new Map<string, number>();
  let most = 0;
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      if (selection.kind !== Kind.FIELD) continue;
      const name = (selection.alias ?? selection.name).value;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      most = Math.max(most, count, selection.selectionSet ? copiesIn(selection.selectionSet) : 0);
    }
  };
  collect(set);
  return most;
}
