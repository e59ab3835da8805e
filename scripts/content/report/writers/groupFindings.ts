import { type DocumentName, type Finding, type Kind, KINDS } from "../finding";

/** Findings of one kind. */
export interface FindingGroup {
  kind: Kind;
  title: string;
  severity: "error" | "warning";
  findings: Finding[];
}

/** Returns the findings by kind, without kinds that have none. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return (Object.keys(KINDS) as Kind[])
    .map((kind) => ({ kind, ...KINDS[kind], findings: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.findings.length > 0);
}

/** Returns how a finding's document is called in a list; empty for a finding about a model. */
export function documentLabel({ document }: Finding): string {
  return document ? labelOf(document) : "";
}

/** Returns how a document is called in a list: its address, or its type and title. */
export function labelOf({ path, type, title }: DocumentName): string {
  return path ?? `${type} “${title}”`;
}

/** Returns a count with its noun, such as `1 error` or `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
