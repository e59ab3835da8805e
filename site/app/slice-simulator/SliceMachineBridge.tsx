"use client";

import { useEffect } from "react";

const SLICE_MACHINE = "http://localhost:9999";

// Any of Prismic's hosts works.
const TRUSTED = "https://keyway.prismic.io";

/**
 * Lets Slice Machine use the simulator of a production build. There, the simulator of @prismicio/next 2.3 accepts messages from Prismic's
 * hosts only, while Slice Machine runs on the editor's machine: its messages are dispatched again with such a host as origin.
 */
export function SliceMachineBridge() {
  useEffect(() => {
    const handIn = ({ origin, isTrusted, data, source, ports }: MessageEvent) => {
      if (!isTrusted || origin !== SLICE_MACHINE) return;
      window.dispatchEvent(new MessageEvent("message", { data, origin: TRUSTED, source, ports: [...ports] }));
    };
    window.addEventListener("message", handIn);
    return () => window.removeEventListener("message", handIn);
  }, []);
  return null;
}
