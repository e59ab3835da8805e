import "../tokens.css";
import "../base.css";
import type { ReactNode } from "react";
import { fontClasses } from "../../ui/font";
import { IconShapes } from "../../ui/Icon/IconShapes";

/** Its own document shell: the workbench is for developers and has no edition. */
export default function WorkbenchLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses}>
      <head>
        <title>Keyway: workbench</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <IconShapes />
        {children}
      </body>
    </html>
  );
}
