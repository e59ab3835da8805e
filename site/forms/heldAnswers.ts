import { randomUUID } from "node:crypto";
import type { FormState } from "./formState";

// One store for site/server.ts and for the pages, whose bundle has a copy of this module of its own.
const shared = globalThis as typeof globalThis & { keywayFormAnswers?: Map<string, FormState> };
const answers = (shared.keywayFormAnswers ??= new Map());

/** Holds what became of a form for the one page that answers it; returns its name, and what forgets it. */
export function holdAnswer(state: FormState): { id: string; forget(): void } {
  const id = randomUUID();
  answers.set(id, state);
  return { id, forget: () => void answers.delete(id) };
}

export function findAnswer(id: string): FormState | null {
  return answers.get(id) ?? null;
}
