import { useSyncExternalStore } from "react";

/** The kiosk of the list that the visitor has chosen; null after it was closed again, undefined before any choice. */
type Choice = string | null | undefined;

let choice: Choice;
const listeners = new Set<() => void>();

/** Chooses a kiosk of the list, by its row or its pin: list and map follow each other through this choice. */
export function chooseKiosk(locationId: Choice): void {
  if (locationId === choice) return;
  choice = locationId;
  for (const listener of listeners) listener();
}

/** Returns the chosen kiosk's id, and renders again when another is chosen. */
export function useChosenKiosk(): Choice {
  return useSyncExternalStore(onKioskChosen, chosenKiosk, none);
}

/** Returns the chosen kiosk's id. */
export function chosenKiosk(): Choice {
  return choice;
}

/** Calls back after each choice; the answer ends that. */
export function onKioskChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function none(): undefined {
  return undefined;
}
