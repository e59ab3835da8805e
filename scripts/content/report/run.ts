import { readCommandLine } from "#shared/config/commandLine.ts";
import { type Environment, siteUrl } from "../../lib/environment";
import { ContentToolError } from "../connect";
import { readLocalModels } from "../models";
import { countFindings, createReport } from "./createReport";
import { readPublished } from "./readPublished";
import { createReportInput } from "./reportInput";
import { toHtml } from "./writers/toHtml";
import { toText } from "./writers/toText";

interface ReportOptions {
  /** The project, whose models are read. */
  root: string;
  argv: readonly string[];
  env: Environment;
  print(text: string): void;
}

/**
 * Prints a report about the published content of the configured repository, or of the embedded one. Returns the exit code: 1 with
 * `--strict` if there are errors. Throws a ContentToolError for what the user can mend.
 */
export async function reportContent({ root, argv, env, print }: ReportOptions): Promise<0 | 1> {
  const { json, html, strict } = readArguments(argv);
  const content = await readPublished(env);
  const siteOrigin = siteUrl(env);
  const report = createReport(createReportInput(content, readLocalModels(root), siteOrigin));
  print(json ? JSON.stringify(report, null, 2) : html ? toHtml(report, { root, siteOrigin }) : toText(report));
  return strict && countFindings(report.findings).errors > 0 ? 1 : 0;
}

const USAGE = `Usage: npm run content:report -- [options]

Lists what editors should look at in the published content of PRISMIC_ENDPOINT, or in the embedded content.

  --json     for other programs
  --html     one file, with links to the pages
  --strict   exits with 1 if there are errors
  --help     prints this`;

function readArguments(argv: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const { values } = readCommandLine({ usage: USAGE, args: argv, options: { json: flag, html: flag, strict: flag } });
  if (values.json && values.html) throw new ContentToolError("--json and --html exclude each other.");
  return values;
}
