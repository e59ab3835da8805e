"use client";

import type { ComponentType, ReactNode } from "react";
import type { Lang } from "../i18n/languages";
import { WhenVisible } from "../ui/WhenVisible/WhenVisible";
import type { FormState } from "./formState";

/** The props of a form with scripts. */
export interface LiveFormProps {
  lang: Lang;
  /** The state in its page. */
  state: FormState | null;
  termsPath: string;
}

interface FormIslandProps extends LiveFormProps {
  /** Imports the form. */
  load: () => Promise<{ default: ComponentType<LiveFormProps> }>;
  /** The server-rendered form, which works without scripts. */
  children: ReactNode;
}

/** Loads a form's script when the form is near the viewport. The form with scripts takes over what was typed until then (useLiveForm). */
export function FormIsland({ load, children, ...props }: FormIslandProps) {
  return (
    <WhenVisible load={load} props={props} margin={600}>
      {children}
    </WhenVisible>
  );
}
