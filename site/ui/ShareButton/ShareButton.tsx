import type { HTMLAttributes, ReactNode } from "react";
import { buttonClass } from "../Button/Button";
import type { Shared } from "./sharePage";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Shares its link on a click (parts/takeAlong/savedElements.ts). */
      "share-button": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

interface ShareButtonProps extends Shared {
  label: string;
  className?: string;
  /** The icon. */
  children: ReactNode;
}

/** Shares the page's link by the device's dialog or by copying it. The script is loaded on the click. */
export function ShareButton({ label, className, children, ...shared }: ShareButtonProps) {
  return (
    <share-button className={className} data-shared={JSON.stringify(shared)}>
      <button type="button" aria-label={label} title={label} className={buttonClass("outlined")}>
        {children}
      </button>
    </share-button>
  );
}
