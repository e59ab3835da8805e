"use client";

import { WhenVisible } from "../../site/ui/WhenVisible/WhenVisible";
import type { ControlsMessages } from "./Controls";

const load = () => import("./Controls");

/** Reserves space for the carousel's buttons, which load when they come into view. */
export function CarouselControls({ messages, className }: { messages: ControlsMessages; className?: string }) {
  return <WhenVisible load={load} props={{ messages }} className={className} />;
}
