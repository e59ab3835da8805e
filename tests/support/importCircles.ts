import type { Import } from "./sourceFiles";

/**
 * Returns the circles of files that import each other, each as its closed path: `a.ts → b.ts → a.ts`. For files in several circles,
 * returns the shortest ones. The result is empty only if there is no circle.
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

/** Repeatedly removes files without remaining imports. The rest is on a circle or leads to one. */
function dropEnds(targets: Map<string, Set<string>>): void {
  for (let before = -1; before !== targets.size;) {
    before = targets.size;
    for (const [file, ofFile] of targets) {
      for (const target of ofFile) if (!targets.has(target)) ofFile.delete(target);
      if (ofFile.size === 0) targets.delete(file);
    }
  }
}

/** Returns the files of the shortest circle through a file; null if it is on no circle. */
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

/** Rotates a circle to start at the first file by name, so that it is returned once. */
function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf(circle.toSorted()[0]!);
  return [...circle.slice(first), ...circle.slice(0, first)];
}
