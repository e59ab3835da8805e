import { createParsingFault } from "../contentFault";
import type { StoredDocument } from "../documentFile";
import type { Snapshot } from "../snapshot";
import { toPath } from "./paths";

type Comparison = (a: StoredDocument, b: StoredDocument) => number;

// Newest first, like the service. Ids break ties, so that pages never overlap.
const byDefault: Comparison = (a, b) => Date.parse(b.last_publication_date) - Date.parse(a.last_publication_date) || compare(a.id, b.id);

/** Parses orderings such as `[my.page.order,document.first_publication_date desc]` into a comparison function. */
export function toComparison(orderings: string | null, snapshot: Snapshot): Comparison {
  const inner = /^\[(.*)\]$/.exec(orderings?.trim() || "[]")?.[1];
  if (inner === undefined) {
    throw createParsingFault(`unexpected orderings '${orderings}': expected [path desc, …]`);
  }
  const steps = inner.split(",").filter((part) => part.trim());
  const comparisons = steps.map((step) => toStep(step.trim(), snapshot));
  return (a, b) => {
    for (const comparison of [...comparisons, byDefault]) {
      const order = comparison(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function toStep(step: string, snapshot: Snapshot): Comparison {
  const [field = "", direction = "asc", ...others] = step.split(/\s+/);
  if (others.length > 0 || (direction !== "asc" && direction !== "desc")) {
    throw createParsingFault(`unexpected ordering '${step}'`);
  }
  const path = toPath(field, snapshot, 1);
  const sign = direction === "desc" ? -1 : 1;
  return (a, b) => {
    const [left] = path.read(a);
    const [right] = path.read(b);
    // Documents without a value come last in both directions.
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return sign * compare(left, right);
  };
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left) < String(right) ? -1 : Number(String(left) > String(right));
}
