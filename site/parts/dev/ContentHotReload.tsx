"use client";

import { type ComponentType, useEffect, useState } from "react";
import { withClient } from "../../bff/lazyClient";

const load = withClient(() => import("./ContentPoll"));

/** In development, refreshes the page when an edited document is saved: hot reload for content. */
export default function ContentHotReload() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => void load().then((module) => setLoaded(() => module.default)), []);
  return Loaded && <Loaded />;
}
