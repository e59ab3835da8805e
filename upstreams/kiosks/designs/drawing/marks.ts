/** Where a mark of a pattern stands, and its number in the row and among the rows. */
export interface Place {
  x: number;
  y: number;
  column: number;
  row: number;
}

/** Sets a mark again and again over the whole key; every other row may be shifted. */
export function repeat({ dx, dy, shift = 0 }: { dx: number; dy: number; shift?: number }, mark: (place: Place) => string): string {
  const marks: string[] = [];
  for (let row = -1; row * dy < 300; row += 1) {
    for (let column = -1; column * dx < 140; column += 1) {
      const x = round(column * dx + (row % 2 === 0 ? 0 : shift));
      marks.push(mark({ x, y: round(row * dy), column, row }));
    }
  }
  return marks.join("");
}

/** One of several colours, in turn. */
export const inTurn = (colours: readonly string[], number: number) =>
  colours[((number % colours.length) + colours.length) % colours.length]!;

/** A filled path, moved and turned. */
export function path(d: string, fill: string, x = 0, y = 0, degrees = 0, scale = 1): string {
  const moves = [
    (x || y) && `translate(${round(x)} ${round(y)})`,
    degrees && `rotate(${round(degrees)})`,
    scale !== 1 && `scale(${scale})`,
  ].filter(Boolean);
  return `<path d="${d}" fill="${fill}"${moves.length > 0 ? ` transform="${moves.join(" ")}"` : ""}/>`;
}

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" fill="${fill}"${rx ? ` rx="${rx}"` : ""}/>`;

/** A line that is only stroked. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The ground of the blade, below the bow. */
export const bladeGround = (fill: string, from = 114) => rect(0, from, 120, 290 - from, fill);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
