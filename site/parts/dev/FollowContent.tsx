"use client";

import { type ComponentType, useEffect, useState } from "react";
import { withClient } from "../../bff/lazyClient";

const load = withClient(() => import("./ContentVersion"));

/** In development, refreshes the page when an edited document is saved: hot reload for content. */
export default function FollowContent() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => void load().then((module) => setLoaded(() => module.default)), []);
  return Loaded && <Loaded />;
}
