"use client";

import type { ComponentProps } from "react";
import { withClient } from "../../site/bff/lazyClient";
import { FormIsland } from "../../site/forms/FormIsland";

const load = withClient(() => import("./LiveContact"));

/** The contact form; its script loads when the form is near the viewport. */
export function ContactIsland(props: Omit<ComponentProps<typeof FormIsland>, "load">) {
  return <FormIsland load={load} {...props} />;
}
