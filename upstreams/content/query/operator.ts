/** What an operator does with the values at a path, and which arguments it takes. */
export interface Operator {
  args: readonly ArgumentKind[];
  // Each operator says in its own signature what `args` above has made sure of.
  // oxlint-disable-next-line typescript/no-explicit-any
  matches(values: readonly unknown[], ...args: any[]): boolean;
  /** Paths it is limited to, where it is. */
  paths?: RegExp;
}

/** What may stand in an argument's place. */
export type ArgumentKind = "any" | "string" | "number" | "date" | "list" | "name";
