"use client";

import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { mapWords } from "./mapWords";
import { ShowMap } from "./ShowMap";

function story(more: Partial<ComponentProps<typeof ShowMap>> = {}): Story {
  return ({ lang }) => (
    <div style={{ position: "relative", blockSize: 200 }}>
      <ShowMap words={mapWords(lang)} hasPicture={false} isOffered onShow={() => {}} {...more} />
    </div>
  );
}

export const WithoutPicture = story();
export const OverPicture = story({ hasPicture: true });
export const Loading = story({ isBusy: true });
