import type { ReactNode } from "react";

/** Opens the choice of cookies, at any time. A plain button: site/instrumentation-client hears of it. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" data-cookie-settings>
      {children}
    </button>
  );
}
