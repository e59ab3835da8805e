"use client";

import type { ReactNode } from "react";
import { buttonClass } from "../Button/Button";
import type { Shared } from "./sharePage";

interface ShareButtonProps extends Shared {
  label: string;
  className?: string;
  /** The look of the button; otherwise it is outlined. */
  buttonClassName?: string;
  /** The icon. */
  children: ReactNode;
}

/** Shares the page's link by the device's dialog or by copying it. The script is loaded on the click. */
export function ShareButton({ label, className = "", buttonClassName = buttonClass("outlined"), children, ...shared }: ShareButtonProps) {
  const share = () => void import("./sharePage").then(({ sharePage }) => sharePage(shared)).catch(() => {});
  return (
    <button type="button" aria-label={label} title={label} className={`${buttonClassName} ${className}`} onClick={share}>
      {children}
    </button>
  );
}
