import { countFindings, type Report } from "../createReport";
import type { Finding } from "../finding";
import type { Translation } from "../listTranslations";
import { counted, documentLabel, type FindingGroup, groupFindings, labelOf } from "./groupFindings";

interface ReportPageProps {
  report: Report;
  /** Origin of the site, to which addresses of pages are linked. */
  siteOrigin: string;
  css: string;
}

/** The whole document of a report, for a file or a browser. */
export function ReportPage({ report, siteOrigin, css }: ReportPageProps) {
  const { errors, warnings } = countFindings(report.findings);
  const groups = groupFindings(report.findings);
  return (
    <html lang="en">
      {/* Not a page of Next's. */}
      {/* oxlint-disable-next-line next/no-head-element */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Content report</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <div className="shell">
            <h1>Content report</h1>
            <p className="lead">
              {counted(report.documents.length, "document")} in {report.languages.join(" and ")}: {counted(errors, "error")},{" "}
              {counted(warnings, "warning")}.
            </p>
            <nav aria-label="Findings">
              <ul className="kinds">
                {groups.map(({ kind, title, severity, findings }) => (
                  <li key={kind}>
                    <a href={`#${kind}`} className={severity}>
                      {title} <b>{findings.length}</b>
                    </a>
                  </li>
                ))}
                <li>
                  <a href="#documents">
                    Documents <b>{report.documents.length}</b>
                  </a>
                </li>
              </ul>
            </nav>
          </div>
        </header>
        <main className="shell">
          {groups.map((group) => (
            <FindingList key={group.kind} group={group} siteOrigin={siteOrigin} />
          ))}
          <DocumentTable report={report} siteOrigin={siteOrigin} />
        </main>
      </body>
    </html>
  );
}

function FindingList({ group: { kind, title, severity, findings }, siteOrigin }: { group: FindingGroup; siteOrigin: string }) {
  const remedies = new Set(findings.map(({ remedy }) => remedy));
  return (
    <section id={kind}>
      <h2>
        {title} <span className={`count ${severity}`}>{counted(findings.length, severity)}</span>
      </h2>
      {remedies.size === 1 && <p className="remedy">{findings[0]!.remedy}</p>}
      <ul className="findings">
        {findings.map((finding, index) => (
          <li key={index}>
            <FoundIn finding={finding} siteOrigin={siteOrigin} />
            <p>{finding.message}</p>
            {remedies.size > 1 && <p className="remedy">{finding.remedy}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundIn({ finding, siteOrigin }: { finding: Finding; siteOrigin: string }) {
  const { document, language } = finding;
  if (!document) return null;
  return (
    <p className="where">
      {document.path ? <a href={siteOrigin + document.path}>{document.path}</a> : documentLabel(finding)} <span lang="">{language}</span>
    </p>
  );
}

function DocumentTable({ report: { documents, languages }, siteOrigin }: { report: Report; siteOrigin: string }) {
  return (
    <section id="documents">
      <h2>Documents</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Document</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ document, translations }) => (
            <tr key={document.id}>
              <th scope="row">{document.path ? <a href={siteOrigin + document.path}>{document.path}</a> : labelOf(document)}</th>
              {languages.map((language) => (
                <td key={language} data-language={language}>
                  <TranslationAge translation={translations[language]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TranslationAge({ translation }: { translation: Translation | undefined }) {
  if (!translation) return <em>missing</em>;
  const { lastPublished, daysBehind } = translation;
  return (
    <>
      <time dateTime={lastPublished}>{lastPublished.slice(0, 10)}</time>
      {daysBehind > 0 && <em> {counted(daysBehind, "day")} behind</em>}
    </>
  );
}
