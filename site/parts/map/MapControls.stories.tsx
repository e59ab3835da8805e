"use client";

import type { Story } from "../../app/workbench/stories";
import { toLocationTexts } from "../geolocation/locationTexts";
import { MapControls } from "./MapControls";
import { mapWords } from "./mapWords";

const actions = { onZoom() {}, onLocated() {} };

function story(searchHref: string | null): Story {
  return ({ lang }) => (
    <div style={{ position: "relative", blockSize: 320 }}>
      <MapControls words={mapWords(lang)} locationTexts={toLocationTexts(null, lang)} searchHref={searchHref} {...actions} />
    </div>
  );
}

export const AtRest = story(null);
export const Moved = story("/key-services/?area=1,2,3,4");
