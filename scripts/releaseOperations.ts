import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { releaseOperations } from "./release/releaseOperations";

const USAGE = `Usage: npm run release:operations -- v1.2.0

Records which operations this release sends, so that the BFF of later releases executes them, too. The argument is the release's tag.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, allowPositionals: true });
const [release = ""] = positionals;
if (!/^v\d/.test(release) || positionals.length > 1)
  refuseCommandLine("Name the release as its tag will be called, such as v1.2.0.", USAGE);
releaseOperations(root, release, console);
