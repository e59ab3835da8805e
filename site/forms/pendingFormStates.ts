import { randomUUID } from "node:crypto";
import { processWide } from "../processWide";
import type { FormState } from "./formState";

const answers = processWide("form answers", () => new Map<string, FormState>());

/** Holds what became of a form for the one page that answers it; returns its name, and what forgets it. */
export function storeFormState(state: FormState): { id: string; forget(): void } {
  const id = randomUUID();
  answers.set(id, state);
  return { id, forget: () => void answers.delete(id) };
}

export function findFormState(id: string): FormState | null {
  return answers.get(id) ?? null;
}
