"use client";

import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import type { Shared } from "./sharePage";

interface ShareButtonProps extends Shared {
  label: string;
  className?: string;
  /** The icon. */
  children: ReactNode;
}

/** Hands the page's link on: by the device's own means, or by copying it. What does so arrives with the click. */
export function ShareButton({ label, className, children, ...shared }: ShareButtonProps) {
  return (
    <div className={className}>
      <Button
        look="outlined"
        aria-label={label}
        title={label}
        onClick={() =>
          void import("./sharePage").then(
            ({ sharePage }) => sharePage(shared),
            () => {},
          )
        }
      >
        {children}
      </Button>
    </div>
  );
}
