"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Lang } from "../i18n/languages";
import type { FormState } from "./formState";
import type { CapturedInput } from "./captureInput";

/** What a form that runs in the browser is given: what its page knew, and what was typed before it came. */
export interface LiveFormProps {
  lang: Lang;
  state: FormState | null;
  captured: CapturedInput;
  termsPath: string;
}

interface FormIslandProps extends Omit<LiveFormProps, "captured"> {
  /** Imports the form. */
  load: () => Promise<{ default: ComponentType<LiveFormProps> }>;
  /** The same form as the server has made it, which works as it is. */
  children: ReactNode;
}

/** Lets a form's script take over when it comes near the view, with all that was typed until then, in one step. */
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
        // Without its script the form is whole again, and sent as it is.
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
