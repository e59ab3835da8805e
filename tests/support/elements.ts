import { type ElementType, isValidElement, type ReactElement, type ReactNode } from "react";

/** Returns all elements of a type among the children, at any depth, of an element that is not rendered. */
export function findAll<Props>(node: ReactNode, type: string | ((props: Props) => ReactNode | Promise<ReactNode>)): ReactElement<Props>[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => findAll(one, type));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const own = (node.type as ElementType) === type ? [node as ReactElement<Props>] : [];
  return [...own, ...findAll(node.props.children, type)];
}
