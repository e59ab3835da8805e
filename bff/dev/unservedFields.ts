import { execFile } from "node:child_process";
import path from "node:path";
import type { Log } from "../lib/log";

/**
 * Returns fields of the graph that would always be null, a handful at most, as `Type.field`: neither a resolver nor their type's model
 * serves them. The compiler finds them (graph/servedFields.ts), in a process of its own for a second or two.
 */
function findUnservedFields(root: string): Promise<string[]> {
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", "bff/graph/tsconfig.served.json", "--pretty", "false"], { cwd: root }, (_, out) =>
      resolve([...new Set([...out.matchAll(/"([A-Z]\w*\.\w+)"/g)].map(([, field]) => field!))]),
    );
  });
}

/** Warns of fields that nothing serves, which `npm run dev` would not notice otherwise. */
export async function reportUnservedFields(root: string, log: Log): Promise<void> {
  const fields = await findUnservedFields(root);
  if (fields.length === 0) return;
  log.warn(
    { fields },
    "nothing serves these fields, so they are always null: resolve them in bff/modules, or add them to their types' models",
  );
}
