import { useEffect, useRef } from "react";
import { areTermsAccepted, rememberTerms } from "../../device/terms";

/** Hides the terms around it if this device has accepted them, and stores that a search accepts them. */
export default function RememberTerms() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const terms = anchor.current?.closest<HTMLElement>("[data-terms]");
    const form = terms?.closest("form");
    if (!terms || !form) return;
    if (areTermsAccepted()) terms.dataset.terms = "accepted";
    form.addEventListener("submit", rememberTerms);
    return () => form.removeEventListener("submit", rememberTerms);
  }, []);
  return <span ref={anchor} hidden />;
}
