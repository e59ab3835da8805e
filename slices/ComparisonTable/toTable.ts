import { type Content, isFilled } from "@prismicio/client";

type Fields = Content.ComparisonTableSlice["primary"];

/** A column, with the number of the cells that belong to it, whichever columns before it are left out. */
export interface Column {
  cell: CellName;
  fields: Fields["columns"][number];
  isRecommended: boolean;
}

type CellName = "cell_1" | "cell_2" | "cell_3" | "cell_4";
const CELLS: readonly CellName[] = ["cell_1", "cell_2", "cell_3", "cell_4"];

/** The columns that have a title, at most as many as a row has cells. One of them is recommended: the first that says so. */
export function toColumns(columns: Fields["columns"]): Column[] {
  const titled = CELLS.flatMap((cell, index) => {
    const fields = columns[index];
    return fields && isFilled.keyText(fields.title) ? [{ cell, fields }] : [];
  });
  const recommended = titled.find(({ fields }) => fields.is_recommended)?.cell;
  return titled.map(({ cell, fields }) => ({ cell, fields, isRecommended: cell === recommended }));
}

/** The rows that name their feature and say something of it in a column that is shown. */
export function toRows(rows: Fields["rows"], columns: readonly Column[]): Fields["rows"][number][] {
  return rows.filter((row) => isFilled.keyText(row.label) && columns.some(({ cell }) => isFilled.keyText(row[cell])));
}

const WORDS: Record<string, boolean> = { yes: true, oui: true, no: false, non: false };

/** What an editor's cell says: yes or no, in either language, or undefined for anything else. */
export function toAnswer(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}
