import { type Content, isFilled } from "@prismicio/client";

type Fields = Content.ComparisonTableSlice["primary"];

/** A column with the name of its cells, which does not change when earlier columns are left out. */
export interface Column {
  cell: CellName;
  fields: Fields["columns"][number];
  isRecommended: boolean;
}

type CellName = "cell_1" | "cell_2" | "cell_3" | "cell_4";
const CELLS: readonly CellName[] = ["cell_1", "cell_2", "cell_3", "cell_4"];

/** Returns the columns with a title, at most as many as a row has cells. The first column that is marked is the recommended one. */
export function toColumns(columns: Fields["columns"]): Column[] {
  const titled = CELLS.flatMap((cell, index) => {
    const fields = columns[index];
    return fields && isFilled.keyText(fields.title) ? [{ cell, fields }] : [];
  });
  const recommended = titled.find(({ fields }) => fields.is_recommended)?.cell;
  return titled.map(({ cell, fields }) => ({ cell, fields, isRecommended: cell === recommended }));
}

/** Returns the rows with a label and at least one cell in a visible column. */
export function toRows(rows: Fields["rows"], columns: readonly Column[]): Fields["rows"][number][] {
  return rows.filter((row) => isFilled.keyText(row.label) && columns.some(({ cell }) => isFilled.keyText(row[cell])));
}

const WORDS: Record<string, boolean> = { yes: true, oui: true, no: false, non: false };

/** Parses a cell: true or false for yes or no in either language; undefined for any other text. */
export function toAnswer(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}
