import { asText, type Content, isFilled } from "@prismicio/client";
import { RichText } from "#site/ui/RichText/RichText.tsx";
import { Section } from "#site/ui/Section/Section.tsx";
import { SectionHead } from "#site/ui/SectionHead/SectionHead.tsx";
import type { SliceProps } from "../sliceProps";
import styles from "./ComparisonTable.module.css";
import { Table } from "./Table";
import { toColumns, toRows } from "./toTable";

/** Compares products or services by features, in a table; on a phone feature by feature. */
export default function ComparisonTable({ slice, context: { lang } }: SliceProps<Content.ComparisonTableSlice>) {
  const { title, description, caption, recommended_label, footnote, color, custom_color, curve } = slice.primary;
  const columns = toColumns(slice.primary.columns);
  const rows = toRows(slice.primary.rows, columns);
  const hasTable = rows.length > 0;
  if (!hasTable && !isFilled.richText(title) && !isFilled.richText(description)) return null;
  return (
    <Section
      data-slice-type={slice.slice_type}
      data-slice-variation={slice.variation}
      color={color}
      customColor={custom_color}
      curve={curve}
    >
      <SectionHead title={title} description={description} />
      {hasTable && (
        <Table
          columns={columns}
          rows={rows}
          caption={caption || asText(title) || undefined}
          recommendedLabel={recommended_label}
          lang={lang}
        />
      )}
      {hasTable && isFilled.richText(footnote) && (
        <div className={styles.footnote}>
          <RichText field={footnote} />
        </div>
      )}
    </Section>
  );
}
