"use client";

import { useSyncExternalStore } from "react";
import { isSaved, onSavedChange, type Saved, toggleSaved } from "../../device/saved";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./SaveButton.module.css";

interface SaveButtonProps extends Saved {
  /** The button's name. */
  label: string;
  /** A word beside the icon, for a button that is not an icon alone. */
  word?: string;
  className?: string;
  /** The look of the button; otherwise it is outlined. */
  buttonClassName?: string;
}

/** Saves a kiosk or a design on this device, or no longer saves it, and says which. */
export function SaveButton({ label, word, className = "", buttonClassName = buttonClass("outlined"), ...one }: SaveButtonProps) {
  const isPressed = useSyncExternalStore(
    onSavedChange,
    () => isSaved(one.href),
    () => false,
  );
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      className={`${buttonClassName} ${styles.button} ${className}`}
      onClick={() => toggleSaved(one)}
    >
      <Icon name="save" />
      <Icon name="saved" />
      {word}
    </button>
  );
}
