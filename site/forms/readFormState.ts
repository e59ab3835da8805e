import { z } from "zod";
import type { FormState } from "./formState";
import { findFormState } from "./pendingFormStates";

/** Anybody may add anything to an address, so what does not fit is as if it were not there. */
const formQuery = z.object({
  /** The form that was sent from the page. */
  form: z.enum(["application", "contact"]).optional().catch(undefined),
  /** What it was taken under. */
  sent: z
    .string()
    .regex(/^[\w-]{4,64}$/)
    .optional()
    .catch(undefined),
  /** Under which the server holds what became of it, while it answers with the page. */
  answer: z.uuid().optional().catch(undefined),
});

/** What a page is to show of a form, by its query as it came; null where it is to show it empty. */
export function readFormState(query: unknown): FormState | null {
  const { form, sent, answer } = formQuery.parse(query ?? {});
  if (answer) return findFormState(answer);
  return form && sent ? { name: form, values: {}, errors: [], reference: sent } : null;
}
