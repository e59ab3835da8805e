import { readFile } from "node:fs/promises";
import styles from "./ModelFaults.module.css";

/**
 * Shows what codegen found wrong with models, slices and operations in its last run, or nothing. For development: it reads a file of
 * codegen's.
 */
export async function ModelFaults() {
  // The launcher starts the site in the repository's root; codegen/run.ts writes the file.
  const faults = await readFile(".keyway/codegen-faults.txt", "utf8").catch(() => "");
  return (
    faults && (
      <aside role="alert" className={styles.faults}>
        <strong>Codegen has found faults. Until they are mended, the site may show older models.</strong>
        <pre className={styles.list}>{faults}</pre>
      </aside>
    )
  );
}
