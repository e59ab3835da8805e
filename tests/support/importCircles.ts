import type { Import } from "./sourceFiles";

/**
 * Circles of files that import each other, each as the path that closes it: `a.ts → b.ts → a.ts`. Of files that are tied by several circles,
 * the shortest ones are named; no circle stays unnamed altogether.
 */
export function findCircles(imports: readonly Import[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { file, target, isPackage } of imports) {
    if (!isPackage) targets.set(file, (targets.get(file) ?? new Set()).add(target));
  }
  dropEnds(targets);
  const circles = [...targets.keys()].toSorted().map((file) => shortestCircle(file, targets));
  return [...new Set(circles.flatMap((circle) => (circle ? toPath(fromFirst(circle)) : [])))];
}

/** Drops files that import nothing of what is left, until there are none: what remains lies on a circle or leads to one. */
function dropEnds(targets: Map<string, Set<string>>): void {
  for (let before = -1; before !== targets.size;) {
    before = targets.size;
    for (const [file, ofFile] of targets) {
      for (const target of ofFile) if (!targets.has(target)) ofFile.delete(target);
      if (ofFile.size === 0) targets.delete(file);
    }
  }
}

/** The files of the shortest circle through one of them; null where none leads through it. */
function shortestCircle(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const waiting = [[start]];
  const seen = new Set<string>();
  for (const way of waiting) {
    for (const target of targets.get(way.at(-1)!) ?? []) {
      if (target === start) return way;
      if (!seen.has(target)) waiting.push([...way, target]);
      seen.add(target);
    }
  }
  return null;
}

function toPath(circle: readonly string[]): string {
  return [...circle, circle[0]].join(" → ");
}

/** The same circle from the file on that is first by name, so that it is named once. */
function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf(circle.toSorted()[0]!);
  return [...circle.slice(first), ...circle.slice(0, first)];
}
