/** Creates a priority queue: pop() returns the item with the lowest rank. */
export function createHeap<T extends { rank: number }>() {
  const items: T[] = [];
  const isBelow = (one: number, other: number) => items[one]!.rank < items[other]!.rank;
  const swap = (one: number, other: number) => ([items[one], items[other]] = [items[other]!, items[one]!]);

  return {
    push(item: T): void {
      let at = items.push(item) - 1;
      for (let parent = (at - 1) >> 1; at > 0 && isBelow(at, parent); parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },

    pop(): T | undefined {
      const [first, last] = [items[0], items.pop()];
      if (items.length === 0) return first;
      items[0] = last!;
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const child = right < items.length && isBelow(right, left) ? right : left;
        if (child >= items.length || !isBelow(child, at)) return first;
        swap(at, child);
        at = child;
      }
    },
  };
}
