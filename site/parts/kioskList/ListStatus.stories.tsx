import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import type { Listing, NearRow } from "./listing";
import { ListStatus } from "./ListStatus";
import { foundRow, listingOf } from "./testing";

const rows = [foundRow("1", 55, null) as NearRow];

function story(listing: Listing, state: Partial<LocatorState> = {}): Story {
  return ({ lang }) => (
    <ListStatus listing={listing} state={{ ...EMPTY_STATE, ...state }} title="Columbus" answer={null} lang={lang} unit="km" />
  );
}

export const Widened = story(listingOf(rows, { isWidened: true }));
export const OpenAmongThoseLoaded = story(listingOf(rows, { lookedAt: 300 }), { open: "now" });
export const NoneWithin = story(listingOf([]), { within: { count: 10, unit: "km" } });
