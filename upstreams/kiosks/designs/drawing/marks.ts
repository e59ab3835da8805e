/** Position of a mark in a pattern, with its column and row. */
export interface Place {
  x: number;
  y: number;
  column: number;
  row: number;
}

/** Repeats a mark over the whole key. Every other row can be shifted. */
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

/** Returns the colour of a number, cycling through the colours. */
export const inTurn = (colours: readonly string[], number: number) =>
  colours[((number % colours.length) + colours.length) % colours.length]!;

/** Returns a filled path, translated, rotated and scaled. */
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

/** Returns a stroked path without fill. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Returns the background of the blade, below the bow. */
export const bladeGround = (fill: string, from = 114) => rect(0, from, 120, 290 - from, fill);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
