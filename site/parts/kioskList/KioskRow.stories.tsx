"use client";

import type { Story } from "../../app/workbench/stories";
import { KioskRow } from "./KioskRow";
import { daily, rowIn } from "./testing";

function rowWith(hours: ReturnType<typeof daily> | null, isOpen = false): Story {
  return ({ lang }) => (
    <ol style={{ padding: 0, listStyle: "none" }}>
      <KioskRow row={rowIn(lang, "1", hours)} number={1} isOpen={isOpen} isAnswer={false} around="Columbus" lang={lang} isFirst={false} />
    </ol>
  );
}

export const Open = rowWith(daily("07:00", "18:00"));
export const Chosen = rowWith(daily("07:00", "18:00"), true);
export const Closed = rowWith(daily("12:00", "22:00"));
export const HoursUnknown = rowWith(null);
