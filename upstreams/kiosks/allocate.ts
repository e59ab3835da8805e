/**
 * Allocates `count` kiosks to cities one by one. Each kiosk goes to the city with the highest weight per kiosk (D'Hondt's method),
 * so that an allocation of more kiosks starts with the same cities.
 */
export function allocate(weights: readonly number[], count: number): Uint32Array {
  const cityOf = new Uint32Array(count);
  const dealt = new Uint32Array(weights.length);
  const claims = Float64Array.from(weights);
  // A heap with the highest weight per kiosk on top. Weights in descending order already form one.
  const heap = Uint32Array.from(weights.keys());
  for (let kiosk = 0; kiosk < count; kiosk += 1) {
    const city = heap[0]!;
    cityOf[kiosk] = city;
    dealt[city]! += 1;
    claims[city] = weights[city]! / (dealt[city]! + 1);
    sinkTop(heap, claims);
  }
  return cityOf;
}

function sinkTop(heap: Uint32Array, claims: Float64Array): void {
  const sinking = heap[0]!;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isStronger(heap[child + 1]!, heap[child]!, claims)) child += 1;
    if (!isStronger(heap[child]!, sinking, claims)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = sinking;
}

function isStronger(a: number, b: number, claims: Float64Array): boolean {
  return claims[a]! > claims[b]! || (claims[a] === claims[b] && a < b);
}
