import { type AtRule, type ChildNode, type Container, parse } from "postcss";

/** A parsed style sheet that can print the rules that a page uses. */
export interface UsedStyles {
  /** Returns the rules that can match in a page with these classes, in their order, as CSS. */
  of(classes: ReadonlySet<string>): string;
  /** All rules. */
  whole: string;
}

type Part =
  | { kind: "rule"; text: string; /** For each selector the classes that it requires. */ needs: string[][] }
  | { kind: "group"; head: string; parts: Part[] }
  | { kind: "keyframes"; text: string; name: string }
  | { kind: "always"; text: string };

/**
 * Parses a style sheet. All class names come from CSS modules and are unique, so a page uses a rule if it has all classes of one of the
 * rule's selectors; rules without classes are always used. States (`:hover`, `[open]`) are ignored, since they change in the browser.
 */
export function parseStyles(css: string): UsedStyles {
  const parts = toParts(parse(css));
  const print = (isUsed: (className: string) => boolean) => {
    const rules = printRules(parts, isUsed);
    const used = parts.filter((part) => part.kind === "keyframes" && rules.includes(part.name)) as { text: string }[];
    return rules + used.map(({ text }) => text).join("");
  };
  return { of: (classes) => print((name) => classes.has(name)), whole: print(() => true) };
}

function toParts(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node) => toPart(node) ?? []);
}

function toPart(node: ChildNode): Part | null {
  if (node.type === "comment") return null;
  if (node.type === "rule") return { kind: "rule", text: node.toString(), needs: node.selectors.map(classesIn) };
  if (node.type !== "atrule") return { kind: "always", text: `${node.toString()};` };
  if (node.name.endsWith("keyframes")) return { kind: "keyframes", text: node.toString(), name: node.params };
  if (!isGroup(node)) return { kind: "always", text: node.nodes ? node.toString() : `${node.toString()};` };
  return { kind: "group", head: `@${node.name} ${node.params}`, parts: toParts(node) };
}

function isGroup({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && ["media", "supports", "layer", "container"].includes(name);
}

/** Returns the classes that a selector requires: not those inside functions such as `:not()`, nor text of attribute selectors. */
function classesIn(selector: string): string[] {
  let bare = selector.replace(/\[[^\]]*\]/g, "");
  // Removes nested functions from the inside out.
  for (let before = ""; before !== bare;) [before, bare] = [bare, bare.replace(/\([^()]*\)/g, "")];
  return [...bare.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, "$1"));
}

function printRules(parts: readonly Part[], isUsed: (className: string) => boolean): string {
  let css = "";
  for (const part of parts) {
    if (part.kind === "always") css += part.text;
    else if (part.kind === "rule") css += part.needs.some((names) => names.every(isUsed)) ? part.text : "";
    else if (part.kind === "group") {
      const within = printRules(part.parts, isUsed);
      if (within) css += `${part.head}{${within}}`;
    }
  }
  return css;
}
