/** Creates an element, for scripts that render without React. Strings among the children become text, never markup. */
export function element(tag: string, className: string | undefined, ...children: (Node | string | undefined)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
