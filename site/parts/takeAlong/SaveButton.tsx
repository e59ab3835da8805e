import type { HTMLAttributes } from "react";
import type { Saved } from "../../device/saved";
import { buttonClass } from "../../ui/Button/Button";
import { Icon } from "../../ui/Icon/Icon";
import styles from "./SaveButton.module.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Says whether its kiosk or design is saved, and saves it on a click (savedElements.ts). */
      "save-button": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>;
    }
  }
}

interface SaveButtonProps extends Saved {
  /** The button's name. */
  label: string;
  /** A word beside the icon, for a button that is not an icon alone. */
  word?: string;
  className?: string;
  /** The look of the button; otherwise it is outlined. */
  buttonClassName?: string;
}

/** Saves a kiosk or a design on this device. Its script loads on a click, or with the page where something is saved. */
export function SaveButton({
  label,
  word,
  className,
  buttonClassName = buttonClass("outlined"),
  kind,
  href,
  name,
  detail,
}: SaveButtonProps) {
  return (
    <save-button className={className} data-kind={kind} data-href={href} data-name={name} data-detail={detail}>
      {/* The script may say that it is saved before React hydrates the page. */}
      <button
        type="button"
        aria-pressed="false"
        aria-label={label}
        title={label}
        className={`${buttonClassName} ${styles.button}`}
        suppressHydrationWarning
      >
        <Icon name="save" />
        <Icon name="saved" />
        {word}
      </button>
    </save-button>
  );
}
