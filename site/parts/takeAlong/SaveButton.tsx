"use client";

import { useEffect, useState } from "react";
import type { Saved } from "../../device/saved";
import { SAVED_KEY } from "../../device/savedKey";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";

interface SaveButtonProps extends Saved {
  /** The button's name. */
  label: string;
  className?: string;
}

const loadStore = () => import("../../device/saved");

/** Saves a kiosk or a design on this device. The store is loaded on the click, or with the page where something is saved. */
export function SaveButton({ label, className, ...one }: SaveButtonProps) {
  const { href } = one;
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    if (hasSaved()) {
      loadStore().then(
        (store) => {
          if (isGone) return;
          const update = () => setSaved(store.isSaved(href));
          update();
          stop = store.onSavedChange(update);
        },
        () => {},
      );
    }
    return () => {
      isGone = true;
      stop?.();
    };
  }, [href]);
  return (
    <div className={className}>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={label}
        title={label}
        className={buttonClass("outlined")}
        onClick={() =>
          void loadStore().then(
            ({ toggleSaved }) => setSaved(toggleSaved(one)),
            () => {},
          )
        }
      >
        <Icon name={isSaved ? "saved" : "save"} />
      </button>
    </div>
  );
}

function hasSaved(): boolean {
  try {
    return localStorage.getItem(SAVED_KEY) !== null;
  } catch {
    return false; // storage is forbidden
  }
}
