import { readReleased, readSent, writeReleased } from "./files";
import { addRelease } from "./releasedOperations";

/** Records the operations of a release, so that the BFF of later releases executes them. Returns the exit code. */
export function releaseOperations(root: string, [release = ""]: readonly string[], terminal: Pick<Console, "log" | "error">): 0 | 1 {
  if (!/^v\d/.test(release)) {
    terminal.error("Name the release as its tag will be called: npm run release:operations -- v1.2.0");
    return 1;
  }
  const released = addRelease(readReleased(root), release, readSent(root));
  writeReleased(root, released);
  terminal.log(`Recorded the operations of ${released.releases.join(", ")}. Commit the file, and tag that commit ${release}.`);
  return 0;
}
