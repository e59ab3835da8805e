/** Creates an element, for scripts that render without React. Strings among the children become text, never markup. */
export function element(tag: string, className: string | undefined, ...children: (Node | string | undefined)[]): HTMLElement {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== undefined));
  return node;
}
