import { findBadLinks } from "./checks/links";
import { findWeakColors } from "./checks/colors";
import { findMissingAlternativeText } from "./checks/missingAlternativeText";
import { findModelFaults } from "./checks/modelFaults";
import { findOutOfMenus } from "./checks/outOfMenus";
import { findBadRedirects } from "./checks/redirects";
import { findReservedAddresses } from "./checks/reservedAddresses";
import { findBadTitles } from "./checks/titles";
import { findTranslationGaps } from "./checks/translations";
import { findUnreadable } from "./checks/unreadable";
import { findUntranslated } from "./checks/untranslated";
import { findUnusedModels } from "./checks/unusedModels";
import { type DocumentName, type Finding, type Kind, KINDS } from "./finding";
import { listTranslations, type Translation } from "./listTranslations";
import type { ReportInput } from "./reportInput";

const CHECKS: readonly ((input: ReportInput) => Finding[])[] = [
  findUnreadable,
  findModelFaults,
  findReservedAddresses,
  findWeakColors,
  findBadLinks,
  findBadRedirects,
  findMissingAlternativeText,
  findUntranslated,
  findBadTitles,
  findTranslationGaps,
  findOutOfMenus,
  findUnusedModels,
];

/** What `content:report` says about a repository. */
export interface Report {
  /** Ids of the repository's languages, the main one first. */
  languages: readonly string[];
  /** Each document once, with its versions by language. */
  documents: { document: DocumentName; translations: Record<string, Translation> }[];
  /** Ordered by kind. */
  findings: Finding[];
}

/** Runs all checks. */
export function createReport(input: ReportInput): Report {
  const order = Object.keys(KINDS) as Kind[];
  const findings = CHECKS.flatMap((check) => check(input));
  return {
    languages: input.languages,
    documents: listTranslations(input),
    findings: order.flatMap((kind) => findings.filter((finding) => finding.kind === kind)),
  };
}

/** Returns the number of findings that `--strict` fails for, and of the others. */
export function countFindings(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ kind }) => KINDS[kind].severity === "error").length;
  return { errors, warnings: findings.length - errors };
}
