import { operations } from "./__generated__/operations";
import { variables } from "./variables";

/** An operation that can be run as it is. */
export interface Example {
  query: string;
  variables: object;
}

/** The sandbox's examples: every current operation of the site, with variables that have an answer. */
export const examples: readonly Example[] = Object.entries(variables).map(([name, values]) => ({
  query: operations[name] ?? "",
  variables: values,
}));
