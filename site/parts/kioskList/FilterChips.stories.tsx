import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import { FilterChips } from "./FilterChips";

const counts = [
  { service: "keyCopy", kioskCount: 34 },
  { service: "carKeys", kioskCount: 12 },
];

function story(state: Partial<LocatorState>): Story {
  return ({ lang }) => (
    <FilterChips path="/key-services/" state={{ ...EMPTY_STATE, ...state }} services={counts} open={{ now: 20, always: 0 }} lang={lang} />
  );
}

export const NoneChosen = story({});
export const TwoChosen = story({ services: ["carKeys"], open: "now" });
