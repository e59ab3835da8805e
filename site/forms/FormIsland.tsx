"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Lang } from "../i18n/languages";
import type { FormState } from "./formState";
import type { CapturedInput } from "./captureInput";

/** The props of a form with scripts: the state in its page, and the input from before its script was loaded. */
export interface LiveFormProps {
  lang: Lang;
  state: FormState | null;
  captured: CapturedInput;
  termsPath: string;
}

interface FormIslandProps extends Omit<LiveFormProps, "captured"> {
  /** Imports the form. */
  load: () => Promise<{ default: ComponentType<LiveFormProps> }>;
  /** The server-rendered form, which works without scripts. */
  children: ReactNode;
}

/** Loads a form's script when the form is near the viewport, and replaces the form with what was typed until then in one step. */
export function FormIsland({ load, children, ...props }: FormIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Form: ComponentType<LiveFormProps>; captured: CapturedInput } | null>(null);
  useEffect(() => {
    const box = place.current!;
    const start = () => {
      stop();
      Promise.all([load(), import("./captureInput")]).then(
        ([{ default: Form }, { captureInput, restoreInput }]) => {
          const captured = captureInput(box);
          if (!captured) return;
          flushSync(() => setLive({ Form, captured }));
          restoreInput(box, captured);
        },
        // The script could not be loaded: all steps are shown, and the form is posted without it.
        () => box.querySelector("form")?.setAttribute("data-whole", ""),
      );
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: "600px" });
    const stop = () => observer.disconnect();
    observer.observe(box);
    return stop;
  }, [load]);
  return <div ref={place}>{live ? <live.Form {...props} captured={live.captured} /> : children}</div>;
}
