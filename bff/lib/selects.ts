import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Whether an operation asks for a field of what a resolver answers, itself or in a fragment. Fields that a directive leaves out count. */
export function selects({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      return isIn(selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
