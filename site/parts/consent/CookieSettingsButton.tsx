import type { ReactNode } from "react";

/** Button that opens the cookie settings. site/instrumentation-client listens for its clicks, so it needs no script of its own. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" data-cookie-settings>
      {children}
    </button>
  );
}
