/** How a predicate compares the values at a path, and which arguments it takes. */
export interface Operator {
  args: readonly ArgumentKind[];
  // The types in each operator's signature are ensured by its `args` above.
  // oxlint-disable-next-line typescript/no-explicit-any
  matches(values: readonly unknown[], ...args: any[]): boolean;
  /** The paths that it accepts; all if absent. */
  paths?: RegExp;
}

/** The kind of value that an argument accepts. */
export type ArgumentKind = "any" | "string" | "number" | "date" | "list" | "name";
