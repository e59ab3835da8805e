// Columns in shared memory: one thread writes them, and the others read them without a copy.

/** Doubles, for degrees in full precision. */
export function sharedFloats(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}

/** Unsigned integers, for row numbers and counts. */
export function sharedUint32s(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

/** Signed integers, for coordinates on the grid of the clusters. */
export function sharedInt32s(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

/** Bytes, for texts in UTF-8 and for small numbers. */
export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}
