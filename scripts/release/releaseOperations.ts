import { readReleased, readSent, writeReleased } from "./files";
import { addRelease } from "./releasedOperations";

/** Records the operations of a release, so that the BFF of later releases executes them. */
export function releaseOperations(root: string, release: string, terminal: Pick<Console, "log">): void {
  const released = addRelease(readReleased(root), release, readSent(root));
  writeReleased(root, released);
  terminal.log(`Recorded the operations of ${released.releases.join(", ")}. Commit the file, and tag that commit ${release}.`);
}
