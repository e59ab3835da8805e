import { useEffect, useRef, useState } from "react";
import { anchorOf, type FormName } from "./formState";
import { stepId, titleId } from "./Steps";

/** The step of a form that is shown, which the address tells by its fragment: back goes a step back, and a reload stays. */
export function useSteps(form: FormName, first: number) {
  const [step, setStep] = useState(first);
  const isMoved = useRef(false);
  useEffect(() => {
    const follow = () => {
      const told = stepIn(form, location.hash);
      if (told === null) return;
      isMoved.current = true;
      setStep(told);
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
      // So that the first step can be gone back to.
      if (stepOf(form, location.hash) === null) history.replaceState(null, "", `#${stepId(form, step)}`);
      history.pushState(null, "", `#${stepId(form, next)}`);
      isMoved.current = true;
      setStep(next);
    },
  };
}

/** The step that a link within the form leads to; null where it leads elsewhere. */
export function stepOf(form: FormName, hash: string): number | null {
  const [, step] = new RegExp(`^#${form}-step-([1-9])$`).exec(hash) ?? [];
  return step ? Number(step) : null;
}

/** The step that somebody went on to before the script was there, who has to be told what was wrong; null where nobody has. */
export function stepOfNextLink(form: FormName, hash: string): number | null {
  const [, step] = new RegExp(`^#${titleId(form, 0).slice(0, -1)}([2-9])$`).exec(hash) ?? [];
  return step ? Number(step) : null;
}

/** The step that an address tells: the first where it tells of none, as it did before anybody went on. */
function stepIn(form: FormName, hash: string): number | null {
  return stepOf(form, hash) ?? stepOfNextLink(form, hash) ?? (hash === "" || hash === `#${anchorOf(form)}` ? 1 : null);
}
