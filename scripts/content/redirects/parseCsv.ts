/** Parses a text of comma-separated values (RFC 4180), also with semicolons or tabs, as Excel writes it: the cells of each line. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const cell = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at, separator);
    row.push(cell.value);
    at = cell.end;
    if (source[at] === separator) {
      at += 1;
      if (at < source.length) continue;
      row.push("");
    }
    if (source[at] === "\r") at += 1;
    if (source[at] === "\n") at += 1;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

interface Cell {
  value: string;
  end: number;
}

function separatorOf(source: string): string {
  const [line = ""] = source.split(/[\r\n]/, 1);
  return [",", ";", "\t"].find((separator) => line.includes(separator)) ?? ",";
}

function readPlain(source: string, start: number, separator: string): Cell {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== "\n" && source[end] !== "\r") end += 1;
  return { value: source.slice(start, end), end };
}

/** Reads a cell in quotes, within which two stand for one. What follows the last quote is not part of it. */
function readQuoted(source: string, start: number): Cell {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return { value: parts.join("") + source.slice(from), end: source.length };
    parts.push(source.slice(from, quote));
    if (source[quote + 1] !== '"') return { value: parts.join(""), end: quote + 1 };
    parts.push('"');
    from = quote + 2;
  }
}
