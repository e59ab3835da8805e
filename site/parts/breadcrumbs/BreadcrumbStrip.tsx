import type { ComponentProps } from "react";
import { PageBreadcrumbs } from "./PageBreadcrumbs";
import styles from "./BreadcrumbStrip.module.css";

/** Breadcrumbs above the editor's hero, on the same blue background. */
export function BreadcrumbStrip(props: ComponentProps<typeof PageBreadcrumbs>) {
  return (
    <div className={styles.strip} data-breadcrumbs>
      <div className="shell">
        <PageBreadcrumbs {...props} />
      </div>
    </div>
  );
}
