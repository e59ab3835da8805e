import "../tokens.css";
import "../base.css";
import type { ReactNode } from "react";
import { fontClasses } from "../../ui/font";

/** Its own document shell: the simulator is for editors and has no edition. */
export default function SimulatorLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <head>
        <meta name="robots" content="noindex" />
      </head>
      <body>{children}</body>
    </html>
  );
}
