"use client";

import { useEffect } from "react";

const SLICE_MACHINE = "http://localhost:9999";

// Any of Prismic's own hosts will do.
const TRUSTED = "https://keyway.prismic.io";

/**
 * Lets Slice Machine talk to the simulator of a production build. In one, the simulator of @prismicio/next 2.3 listens to
 * Prismic's own hosts alone, and Slice Machine runs on the editor's machine: its messages are handed in once more, as if
 * they came from such a host.
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
