"use client";

import { WhenVisible } from "#site/ui/WhenVisible/WhenVisible.tsx";
import type { ControlsMessages } from "./Controls";

const load = () => import("./Controls");

/** The slides above the buttons are in view before them, and are as high as this at most. */
const NEAR_PX = 700;

/** Reserves space for the carousel's buttons, which load when the slides come near the viewport. */
export function CarouselControls({ messages, className }: { messages: ControlsMessages; className?: string }) {
  return <WhenVisible load={load} props={{ messages }} className={className} margin={NEAR_PX} />;
}
