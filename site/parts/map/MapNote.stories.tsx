"use client";

import type { Story } from "../../app/workbench/stories";
import type { MapFailure } from "./mapAdapter";
import { MapNote } from "./MapNote";
import { mapWords } from "./mapWords";

const retry = { onRetry() {}, onRetryMarkers() {} };

function story(failure: MapFailure | null): Story {
  return ({ lang }) => (
    <div style={{ position: "relative", blockSize: 180 }}>
      <MapNote failure={failure} isOld={failure === null} hasPicture isSubjectOnly={false} words={mapWords(lang)} {...retry} />
    </div>
  );
}

export const OldPins = story(null);
export const NotLoaded = story("notLoaded");
export const NotDrawn = story("notDrawn");
export const Lost = story("lost");
