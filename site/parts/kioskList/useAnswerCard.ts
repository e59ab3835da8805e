import { type RefObject, useEffect } from "react";
import { chooseKiosk, chosenKiosk } from "../map/chosenKiosk";
import { centerCard } from "../map/listSync";
import { onMapView } from "../map/mapView";

/** Where the screen shows the map in place of its list: chooses the answer, if nothing is chosen yet, and begins the cards with it. */
export function useAnswerCard(list: RefObject<HTMLElement | null>, answerId: string | undefined): void {
  useEffect(() => {
    if (answerId === undefined) return;
    const frames: number[] = [];
    const stop = onMapView(list.current!, () => {
      // The cards show with the next frame.
      const choose = () => chosenKiosk() === undefined && centerCard(answerId, list.current!) && chooseKiosk(answerId);
      frames.push(requestAnimationFrame(choose));
    });
    return () => {
      stop();
      frames.forEach(cancelAnimationFrame);
    };
  }, [list, answerId]);
}
