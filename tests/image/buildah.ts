import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";
import { newerNode } from "../support/newerNode";

const BASE = "docker.io/library/node:24-slim";
const storage = path.join(root, ".keyway/image");

/** Options of each call: a storage of our own, which needs neither a daemon nor support by the kernel. */
const STORED = ["--root", `${storage}/root`, "--runroot", `${storage}/run`, "--storage-driver", "vfs"];
/** The processes of a container share the network and users of this machine: all that works everywhere. */
const ISOLATED = ["--isolation", "chroot"];

/** Returns the command line that runs a command in a container as the image says, with more variables and with volumes. */
export function toRun(container: string, command: readonly string[], env: Record<string, string>, volumes: readonly string[]): string[] {
  const options = [
    ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
    ...volumes.map((volume) => `--volume=${volume}`),
  ];
  return ["buildah", ...STORED, "run", ...ISOLATED, ...options, container, "--", ...command];
}

/** Runs buildah and returns what it prints. Throws with its errors. */
export function buildah(...args: string[]): string {
  return run("buildah", ...STORED, ...args);
}

/** Builds deploy/Dockerfile and returns the name of the image. */
export function buildImage(): string {
  try {
    buildah("pull", "--quiet", BASE);
  } catch {
    makeBase();
  }
  buildah("build", ...ISOLATED, "--quiet", "--pull-never", ...npmSettings(), "--file", "deploy/Dockerfile", "--tag", "keyway", ".");
  return "keyway";
}

/** Makes the base image where no registry of images can be reached: Debian's packages, this machine's npm, and the Node that npm brings. */
function makeBase(): void {
  const container = buildah("from", "scratch");
  const folder = buildah("mount", container);
  run("debootstrap", "--variant=minbase", "trixie", folder, "http://deb.debian.org/debian");
  run("chroot", folder, "useradd", "--uid", "1000", "--create-home", "node");
  const local = path.join(folder, "usr/local");
  mkdirSync(`${local}/lib/node_modules`, { recursive: true });
  cpSync(newerNode() ?? process.execPath, `${local}/bin/node`);
  cpSync(path.join(run("npm", "root", "--global"), "npm"), `${local}/lib/node_modules/npm`, { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", `${local}/bin/npm`);
  buildah("config", "--env", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", container);
  buildah("commit", "--quiet", "--rm", container, BASE);
}

/** Mounts this machine's settings of npm, and the certificates that they name: they may name a mirror, which no image may contain. */
function npmSettings(): string[] {
  const setting = (name: string) => run("npm", "config", "get", name);
  const certificates = setting("cafile");
  return [
    [setting("userconfig"), "/root/.npmrc"],
    [setting("globalconfig"), "/usr/local/etc/npmrc"],
    [certificates, certificates],
  ].flatMap(([file, target]) => (existsSync(file!) ? ["--volume", `${file}:${target}:ro`] : []));
}

function run(file: string, ...args: string[]): string {
  return execFileSync(file, args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 }).trim();
}
