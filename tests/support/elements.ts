import { type ElementType, isValidElement, type ReactElement, type ReactNode } from "react";

/** Returns all elements of a type in the props, at any depth, of an element that is not rendered: its children, and others. */
export function findAll<Props>(node: ReactNode, type: string | ((props: Props) => ReactNode | Promise<ReactNode>)): ReactElement<Props>[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => findAll(one, type));
  if (!isValidElement<Record<string, ReactNode>>(node)) return [];
  const own = (node.type as ElementType) === type ? [node as ReactElement<Props>] : [];
  return [...own, ...Object.values(node.props).flatMap((prop) => findAll(prop, type))];
}
