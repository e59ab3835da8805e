import { useEffect, useRef } from "react";
import { areTermsAccepted, rememberTerms } from "../../site/device/terms";

/** Checks the checkbox beside it when this device has accepted the terms before, and stores each change. */
export default function RememberTerms() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = anchor.current?.closest("form")?.querySelector<HTMLInputElement>("[data-terms]");
    if (!box) return;
    // The visitor may have checked it before this script loaded.
    if (box.checked) rememberTerms(true);
    else box.checked = areTermsAccepted();
    const changed = () => rememberTerms(box.checked);
    box.addEventListener("change", changed);
    return () => box.removeEventListener("change", changed);
  }, []);
  return <span ref={anchor} hidden />;
}
