import { useEffect } from "react";
import { areSlicesShown, rememberSlicesShown } from "../../device/showSlices";

/** Sets the draft bar's switch as this device remembers it, and remembers its changes. The style sheet of the outlines reads the switch. */
export function useShowSlicesSwitch(): void {
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>("[data-show-slices]");
    if (!box) return;
    box.checked = areSlicesShown();
    const remember = () => rememberSlicesShown(box.checked);
    box.addEventListener("change", remember);
    return () => box.removeEventListener("change", remember);
  }, []);
}
