import { showSnackbar } from "../../ui/Snackbar/showSnackbar";
import { nearestKiosk } from "../locatorBar/nearestKiosk";
import type { LocationTexts } from "./locationTexts";
import { requestPosition } from "./requestPosition";

export interface NearestTexts extends LocationTexts {
  noKioskNear: string;
  nearestMissing: string;
}

/** Asks where the visitor is, and finds the page of the kiosk nearest to that. Null where there is none; why is said. */
export async function findNearest(texts: NearestTexts, signal: AbortSignal, onBusy: (isBusy: boolean) => void): Promise<string | null> {
  const position = await requestPosition(texts, { signal, onAsking: onBusy });
  if (!position) return null;
  onBusy(true);
  // Undefined where nobody could say.
  const nearest = await nearestKiosk(position).catch(() => undefined);
  onBusy(false);
  if (nearest?.kiosk.path) return nearest.kiosk.path;
  const dismiss = { label: texts.dismiss, value: "dismiss" } as const;
  const note = nearest !== undefined
    ? { text: texts.noKioskNear, actions: [dismiss] }
    : { text: texts.nearestMissing, actions: [{ label: texts.retry, value: "retry" } as const, dismiss] };
  const pressed = await showSnackbar<"retry" | "dismiss">({ ...note, isAlert: true }, signal);
  return pressed === "retry" ? findNearest(texts, signal, onBusy) : null;
}
