import { useEffect, useRef } from "react";
import { areTermsAccepted, rememberTerms } from "../../site/device/terms";

/** Checks the mark beside it where this device has accepted the terms before, and remembers when it is given or taken back. */
export default function RememberTerms() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = place.current?.closest("form")?.querySelector<HTMLInputElement>("[data-terms]");
    if (!box) return;
    // Whoever was faster than this script has said so already.
    if (box.checked) rememberTerms(true);
    else box.checked = areTermsAccepted();
    const changed = () => rememberTerms(box.checked);
    box.addEventListener("change", changed);
    return () => box.removeEventListener("change", changed);
  }, []);
  return <span ref={place} hidden />;
}
