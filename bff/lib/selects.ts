import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Returns whether an operation selects a field of a resolver's result, directly or in a fragment. Fields that a directive skips count. */
export function selects({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      return isIn(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
