import { countFindings, type Report } from "../createReport";
import { counted, documentLabel, type FindingGroup, groupFindings, labelOf } from "./groupFindings";

/** Returns a report for the terminal: a line for each document with its languages, then the findings by kind. */
export function toText(report: Report): string {
  const { errors, warnings } = countFindings(report.findings);
  return [
    ...toDocumentLines(report),
    ...groupFindings(report.findings).flatMap((group) => ["", ...toGroupLines(group)]),
    "",
    `${counted(report.documents.length, "document")}, ${counted(errors, "error")}, ${counted(warnings, "warning")}.`,
  ].join("\n");
}

function toDocumentLines({ documents, languages }: Report): string[] {
  const rows = documents.map(({ document, translations }) => [
    labelOf(document),
    ...languages.map((language) => {
      const translation = translations[language];
      if (!translation) return `${language} missing`;
      const age = translation.daysBehind > 0 ? ` (${counted(translation.daysBehind, "day")} behind)` : "";
      return `${language} ${translation.lastPublished.slice(0, 10)}${age}`;
    }),
  ]);
  const widths = [0, ...languages.map((_, index) => index + 1)].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
}

function toGroupLines({ title, severity, findings }: FindingGroup): string[] {
  const remedies = new Set(findings.map(({ remedy }) => remedy));
  return [
    `${title} (${counted(findings.length, severity)})`,
    ...(remedies.size === 1 ? [`  ${findings[0]!.remedy}`] : []),
    ...findings.flatMap((finding) => {
      const line = `  ${[documentLabel(finding), finding.message].filter(Boolean).join("  ")}`;
      return remedies.size === 1 ? [line] : [line, `      ${finding.remedy}`];
    }),
  ];
}
