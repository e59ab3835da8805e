import { z } from "../../forms/zod";
import { type FormState, toFormId } from "./formState";
import { findFormState } from "./pendingFormStates";

/** Schema of the query. Clients may send anything: invalid values are ignored. */
const formQuery = z.object({
  /** The form that was sent. */
  form: z.string().transform(toFormId).optional().catch(undefined),
  /** The reference number of the accepted form. */
  sent: z
    .string()
    .regex(/^[\w-]{4,64}$/)
    .optional()
    .catch(undefined),
  /** Id of the stored result of a post (pendingFormStates.ts). */
  answer: z.uuid().optional().catch(undefined),
});

/** Returns the state of the form that a page's query names; null if forms are to be shown empty. */
export function readFormState(query: unknown): FormState | null {
  const { form, sent, answer } = formQuery.parse(query ?? {});
  if (answer) return findFormState(answer);
  return form && sent ? { form, values: {}, errors: [], reference: sent } : null;
}
