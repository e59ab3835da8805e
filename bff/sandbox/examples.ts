import { operations } from "./__generated__/operations";
import { variables } from "./variables";

/** An operation that runs as it stands. */
export interface Example {
  query: string;
  variables: object;
}

/** What the sandbox offers: every operation of the site, as it is now, with variables that have an answer. */
export const examples: readonly Example[] = Object.entries(variables).map(([name, values]) => ({
  query: operations[name] ?? "",
  variables: values,
}));
