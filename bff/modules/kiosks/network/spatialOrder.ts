/**
 * Returns the rows of points in an order in which neighbours are near each other: along a Hilbert curve. The distance along the curve and
 * the row form one number, so that sorting needs no comparison function.
 */
export function orderInSpace(xs: ArrayLike<number>, ys: ArrayLike<number>): Uint32Array {
  const count = xs.length;
  const rowBits = Math.max(1, Math.ceil(Math.log2(count)));
  const bits = Math.min(16, Math.floor((53 - rowBits) / 2));
  const [toColumn, toRow] = [createScale(xs, bits), createScale(ys, bits)];
  const rows = 2 ** rowBits;
  const keys = new Float64Array(count);
  for (let row = 0; row < count; row++) keys[row] = hilbert(toColumn(xs[row]!), toRow(ys[row]!), bits) * rows + row;
  return Uint32Array.from(keys.sort(), (key) => key % rows);
}

/** Returns a function that scales values to whole numbers of this many bits. */
function createScale(values: ArrayLike<number>, bits: number): (value: number) => number {
  let [min, max] = [Infinity, -Infinity];
  for (let row = 0; row < values.length; row++) {
    min = Math.min(min, values[row]!);
    max = Math.max(max, values[row]!);
  }
  const scale = max > min ? (2 ** bits - 1) / (max - min) : 0;
  return (value) => Math.round((value - min) * scale);
}

/** Returns the distance along the curve of a cell. */
function hilbert(column: number, row: number, bits: number): number {
  let [x, y, distance] = [column, row, 0];
  for (let side = 2 ** (bits - 1); side >= 1; side /= 2) {
    const isEast = (x & side) > 0;
    const isNorth = (y & side) > 0;
    distance += side * side * ((isEast ? 3 : 0) ^ (isNorth ? 1 : 0));
    if (isNorth) continue;
    if (isEast) {
      x = side - 1 - (x & (side - 1));
      y = side - 1 - (y & (side - 1));
    }
    [x, y] = [y, x];
  }
  return distance;
}
