import { randomUUID } from "node:crypto";
import { processWide } from "../processWide";
import type { FormState } from "./formState";

const answers = processWide("form answers", () => new Map<string, FormState>());

/** Stores the result of a post for the page that is rendered as its response; returns its id, and the function that deletes it. */
export function storeFormState(state: FormState): { id: string; forget(): void } {
  const id = randomUUID();
  answers.set(id, state);
  return { id, forget: () => void answers.delete(id) };
}

/** Returns the stored result; null if there is none. */
export function findFormState(id: string): FormState | null {
  return answers.get(id) ?? null;
}
