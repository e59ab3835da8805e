/**
 * Entry of `npm start`, `npm run dev` and `npm test` on a fresh clone: checks Node, installs what is missing and hands
 * over to the script of that name. Plain JavaScript without dependencies, since none may be installed yet.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const oldestNode = [20, 19];
const scripts = ["start", "dev", "test"];
const lockFile = "package-lock.json";
const stampFile = "node_modules/.keyway-lock";
// npm writes this file last, so its modification time is the end of the last install, by this script or by hand.
const npmRecord = "node_modules/.package-lock.json";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const [script, ...args] = process.argv.slice(2);
if (!scripts.includes(script)) fail(`Usage: node scripts/bootstrap.mjs ${scripts.join("|")} [arguments]`);
if (isOlder(process.versions.node, oldestNode)) {
  fail(`Keyway needs Node ${oldestNode.join(".")} or newer, and this is Node ${process.versions.node}. See https://nodejs.org/.`);
}

const followParent = new URL("lib/followParent.mjs", import.meta.url).href;
// npm runs this script in a shell, which may be killed by a signal without passing it on.
if (process.env.npm_lifecycle_event === script) await import(followParent);

if (!isInstalled()) await install();
const handedOver = ["--import", "tsx", "--import", followParent, `scripts/${script}.ts`, ...args];
process.exit((await run(process.execPath, handedOver, "inherit")).code);

function isOlder(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.split(".").map(Number);
  return hasMajor < major || (hasMajor === major && hasMinor < minor);
}

function isInstalled() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lockHash()) return true;
  return statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

async function install() {
  console.log("Installing dependencies (about two minutes the first time) …");
  // Building and testing need the development dependencies even if NODE_ENV is production.
  const { code, output } = await run("npm", ["ci", "--include=dev"], "pipe");
  if (code !== 0) fail(`${output}\nThe dependencies could not be installed: \`npm ci\` ended with code ${code}.`);
  writeFileSync(stampFile, lockHash());
}

function lockHash() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

/** Runs a command until it exits, and passes on the signals that would have ended this process. */
function run(command, commandArgs, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { stdio: ["inherit", stdio, stdio] });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
