import { readFile } from "node:fs/promises";
import styles from "./ModelFaults.module.css";

/** Shows what codegen found wrong with models and operations in its last run, or nothing. For development: it reads a file of codegen's. */
export async function ModelFaults() {
  // The launcher starts the site in the repository's root; codegen/run.ts writes the file.
  const faults = await readFile(".keyway/codegen-faults.txt", "utf8").catch(() => "");
  return (
    faults && (
      <aside role="alert" className={styles.faults}>
        <strong>The site shows the last models without faults.</strong>
        <pre className={styles.list}>{faults}</pre>
      </aside>
    )
  );
}
