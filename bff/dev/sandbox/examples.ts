import { operations } from "./__generated__/operations";
import { exampleGroups, notes } from "./variables";

/** An operation that can be run as it is. */
export interface Example {
  /** The title of its group. */
  group: string;
  query: string;
  variables: object;
}

/** The sandbox's examples: every current operation of the site by group, with variables that have an answer. */
export const examples: readonly Example[] = exampleGroups.flatMap(({ title, operations: ofGroup }) =>
  Object.entries(ofGroup).map(([name, variables]) => ({ group: title, query: withComment(title, name), variables })),
);

/** Returns an operation below a comment with its group and its note. */
function withComment(title: string, name: string): string {
  const lines = [title, ...(notes[name] ?? [])].map((line) => `# ${line}`.trimEnd());
  return `${lines.join("\n")}\n${operations[name] ?? ""}`;
}
