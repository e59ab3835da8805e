/** A measured number, with a reference number of the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  against?: { name: string; value: number };
  /** The highest accepted ratio. */
  bar?: number;
}

const fractionDigits = { kB: 1, MB: 1, points: 0, "requests/s": 0, ms: 1, requests: 0, s: 1, shift: 3, µs: 0 } as const;

type Unit = keyof typeof fractionDigits;

export function formatFigure(figure: Figure): string {
  const { name, value, unit } = figure;
  const comparison = figure.against ? `, ${formatRatio(figure)} times ${formatAgainst(figure)}` : "";
  return `${name}: ${formatValue(value, unit)}${comparison}`;
}

/** Formats the figures as a table, a line each. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    formatValue(figure.value, figure.unit),
    figure.against ? `${formatRatio(figure)} ×` : "",
    figure.against ? formatAgainst(figure) : "",
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  const [names, values, ratios] = [width(0), width(1), width(2)];
  return rows
    .map(([name, value, ratio, against]) =>
      [name!.padEnd(names), value!.padStart(values), ratio!.padStart(ratios), against].join("  ").trimEnd(),
    )
    .join("\n");
}

export function isWithinBar(figure: Figure): boolean {
  return figure.bar === undefined || ratioOf(figure) <= figure.bar;
}

function ratioOf({ value, against }: Figure): number {
  return value / (against?.value ?? value);
}

function formatRatio(figure: Figure): string {
  const ratio = ratioOf(figure);
  return ratio.toFixed(ratio > 0 && ratio < 0.1 ? 3 : 2);
}

function formatAgainst(figure: Figure): string {
  const { name, value } = figure.against!;
  const verdict = figure.bar === undefined ? "" : `; bar ${figure.bar}: ${isWithinBar(figure) ? "held" : "MISSED"}`;
  return `${name} (${formatValue(value, figure.unit)})${verdict}`;
}

function formatValue(value: number, unit: Unit): string {
  const digits = fractionDigits[unit];
  return `${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}
