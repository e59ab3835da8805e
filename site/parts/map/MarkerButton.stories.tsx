"use client";

import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { mapWords } from "./mapWords";
import { MarkerButton } from "./MarkerButton";

const at = { lat: 39.96, lng: -83 };
const kiosk = { ...at, locationId: "1", kioskCount: 1, expansionZoom: null };
const row = { ...at, locationId: "1", name: "Riverside Market", number: 1 };

function story(more: Partial<ComponentProps<typeof MarkerButton>>): Story {
  return ({ lang }) => (
    <div style={{ position: "relative", inlineSize: 0, margin: "64px 48px 8px" }}>
      <MarkerButton
        marker={kiosk}
        row={row}
        dot={undefined}
        nameSide={undefined}
        ringName={undefined}
        size={51}
        isFew={false}
        shift={undefined}
        lean={undefined}
        isClosed={false}
        hasRanks
        isHighlighted={false}
        isOpened={false}
        isStop
        takesFocus={false}
        lang={lang}
        words={mapWords(lang)}
        onKeyDown={() => {}}
        onPress={() => {}}
        {...more}
      />
    </div>
  );
}

export const Listed = story({});
export const Closed = story({ isClosed: true });
export const Highlighted = story({ isHighlighted: true });
export const Opened = story({ isOpened: true });
export const Leaning = story({ lean: 20 });
const dot = { locationId: "1", name: "Riverside Market", street: "1 Main St", status: "Open until 9 PM" };
export const NotListed = story({ row: undefined, dot });
export const NotListedClosed = story({ row: undefined, dot, isClosed: true });
export const Cluster = story({ row: undefined, marker: { ...kiosk, locationId: null, kioskCount: 48 } });
