"use client";

import type { ComponentProps } from "react";
import { WhenVisible } from "../../ui/WhenVisible/WhenVisible";
import type LiveOpenNow from "./LiveOpenNow";

const load = () => import("./LiveOpenNow");

/** The same on a page that may be kept: the browser says which kiosks are open. */
export function OpenNowLater(props: ComponentProps<typeof LiveOpenNow>) {
  return <WhenVisible load={load} props={props} />;
}
