import { isFilled, type KeyTextField } from "@prismicio/client";
import type { Lang } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { ContentLink, isNamedLink } from "#site/ui/ContentLink/ContentLink.tsx";
import styles from "./ComparisonTable.module.css";
import { YesNoMark } from "./YesNoMark";
import { type Column, toAnswer, type toRows } from "./toTable";

interface TableProps {
  columns: readonly Column[];
  rows: ReturnType<typeof toRows>;
  caption: string | undefined;
  recommendedLabel: KeyTextField;
  lang: Lang;
}

/** The table, within a region that can be focused and scrolled by keyboard. On a phone its cells are stacked by feature. */
export function Table({ columns, rows, caption, recommendedLabel, lang }: TableProps) {
  const { comparison, feature, ourAdvice } = messagesOf(lang);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <section className={styles.region} aria-label={caption ?? comparison} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption ?? comparison}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{feature}</span>
            </th>
            {columns.map((column) => (
              <th key={column.cell} scope="col" className={`${styles.column} ${column.isRecommended ? styles.recommended : ""}`}>
                <ColumnHead column={column} recommendedLabel={recommendedLabel || ourAdvice} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={styles.feature}>
                {row.label}
              </th>
              {columns.map(({ cell, fields, isRecommended }) => (
                // A phone shows the cells below each other, each with its column's title.
                <td key={cell} data-column={fields.title} className={`${styles.cell} ${isRecommended ? styles.recommended : ""}`}>
                  <Cell text={row[cell]} lang={lang} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ column: { fields, isRecommended }, recommendedLabel }: { column: Column; recommendedLabel: string }) {
  const { title, note, link } = fields;
  const isNamed = isNamedLink(link);
  return (
    <>
      {isRecommended && <span className={styles.advice}>{recommendedLabel}</span>}
      <span className={styles.title}>{isNamed ? title : <ContentLink field={link}>{title}</ContentLink>}</span>
      {isFilled.keyText(note) && <span className={styles.note}>{note}</span>}
      {isNamed && (
        <span className={styles.link}>
          <ContentLink field={link} />
        </span>
      )}
    </>
  );
}

/** A cell: yes and no become marks with a text for screen readers; any other text stays as it is. */
function Cell({ text, lang }: { text: KeyTextField; lang: Lang }) {
  if (!isFilled.keyText(text)) return null;
  const answer = toAnswer(text);
  if (answer === undefined) return text;
  const { yes, no } = messagesOf(lang);
  return <YesNoMark isYes={answer} words={answer ? yes : no} />;
}
