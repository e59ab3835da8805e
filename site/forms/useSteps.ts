import { useEffect, useRef, useState } from "react";
import { anchorOf, type FormId } from "./formState";
import { stepId, titleId } from "./Steps";

/** The shown step of a form. It is stored in the URL's fragment, so that the back button returns to it and a reload keeps it. */
export function useSteps(form: FormId, first: number) {
  const [step, setStep] = useState(first);
  const isMoved = useRef(false);
  useEffect(() => {
    const follow = () => {
      const hashStep = stepIn(form, location.hash);
      if (hashStep === null) return;
      isMoved.current = true;
      setStep(hashStep);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [form]);
  useEffect(() => {
    if (!isMoved.current) return;
    const place = document.getElementById(stepId(form, step));
    place?.closest("form")?.scrollIntoView({ block: "start" });
    place?.querySelector<HTMLElement>("legend")?.focus({ preventScroll: true });
  }, [form, step]);
  return {
    step,
    goTo(next: number) {
      if (next === step) return;
      // Gives the first step an entry in the history.
      if (stepOf(form, location.hash) === null) history.replaceState(null, "", `#${stepId(form, step)}`);
      history.pushState(null, "", `#${stepId(form, next)}`);
      isMoved.current = true;
      setStep(next);
    },
  };
}

/** Returns the step that a fragment links to; null if it is no step of the form. */
export function stepOf(form: FormId, hash: string): number | null {
  const [, step] = new RegExp(`^#${form}-step-([1-9])$`).exec(hash) ?? [];
  return step ? Number(step) : null;
}

/** Returns the step that the visitor continued to before the script was loaded, without validation; null if there is none. */
export function stepOfNextLink(form: FormId, hash: string): number | null {
  const [, step] = new RegExp(`^#${titleId(form, 0).slice(0, -1)}([2-9])$`).exec(hash) ?? [];
  return step ? Number(step) : null;
}

/** Returns the step of a URL's fragment: the first one without a fragment; null for other fragments. */
function stepIn(form: FormId, hash: string): number | null {
  return stepOf(form, hash) ?? stepOfNextLink(form, hash) ?? (hash === "" || hash === `#${anchorOf(form)}` ? 1 : null);
}
