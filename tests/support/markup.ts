// Reads a document like a visitor without scripts, from its markup only, without style sheets.

const NEVER_SHOWN = "[hidden], template, script, style, dialog:not([open]), [popover]";
/** Inline elements. */
const INLINE = new Set(["A", "ABBR", "B", "BUTTON", "CODE", "EM", "I", "MARK", "SMALL", "SPAN", "STRONG", "SUB", "SUP", "TIME"]);

/** Returns the visible elements in a scope that match a selector and an accessible name. A string matches the whole name. */
export function findAll(scope: ParentNode, selector: string, name: string | RegExp = /^/): Element[] {
  const hasName = (element: Element) => (typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element)));
  return [...scope.querySelectorAll(selector)].filter((element) => isShown(element) && hasName(element));
}

/** Returns the only such element. Throws if there is none or more than one. */
export function findOne(scope: ParentNode, selector: string, name?: string | RegExp): Element {
  const matches = findAll(scope, selector, name);
  if (matches.length === 1) return matches[0]!;
  const names = findAll(scope, selector)
    .map((element) => `“${nameOf(element)}”`)
    .slice(0, 60);
  throw new Error(`${matches.length} shown elements match ${selector} ${name ?? ""}, of ${names.join(", ") || "none"}`);
}

/** Returns an element's accessible name: its label, or its text with that of its pictures. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labelled = labels.map((id) => element.ownerDocument.getElementById(id)).filter((label) => label !== null);
  if (labelled.length > 0) return labelled.map(nameOf).join(" ");
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  return label ?? collapse(textOf(element, (child) => child.getAttribute("aria-hidden") === "true"));
}

/** Returns the visible text of an element with collapsed spaces, without the content of closed `<details>`. */
export function wordsOf(element: Element): string {
  return collapse(textOf(element, () => false));
}

/** Whether an element is visible according to the markup. A closed `<details>` shows only its summary. */
export function isShown(element: Element): boolean {
  return !isHidden(element) && (element.parentElement === null || isShown(element.parentElement));
}

function isHidden(element: Element): boolean {
  const isFolded = element.tagName !== "SUMMARY" && element.parentElement?.matches("details:not([open])");
  return isFolded || element.matches(NEVER_SHOWN);
}

function textOf(element: Element, isSkipped: (child: Element) => boolean): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.nodeValue;
      if (node.nodeType !== node.ELEMENT_NODE) return "";
      const child = node as Element;
      if (isHidden(child) || isSkipped(child)) return "";
      const words = child.tagName === "IMG" ? nameOf(child) : textOf(child, isSkipped);
      return INLINE.has(child.tagName) ? words : ` ${words} `;
    })
    .join("");
}

// Keeps no-break spaces.
function collapse(words: string): string {
  return words.replace(/[ \t\r\n]+/g, " ").trim();
}
