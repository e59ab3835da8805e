import { describe, expect, it } from "vitest";
import { createStore } from "./store";

const VALUE_BYTES = 10;
/** Room for six shared values, and for four that are not, of which one visitor may have two. */
const create = () => createStore<{ of: string }>({ maxBytes: 100, shares: { maxBytes: 40, maxBytesEach: 20 }, bytesOf: () => VALUE_BYTES });

describe("a value", () => {
  it("that two visitors have requested is not evicted by all that one of them requests", () => {
    const store = create();
    store.set("terms", { of: "ann" }, "ann");
    store.get("terms", "bob");
    for (let number = 0; number < 5000; number++) {
      store.set(`invented ${number}`, { of: "bob" }, "bob");
      store.get(`invented ${number}`, "bob");
    }
    expect(store.get("terms")).toEqual({ of: "ann" });
    expect(store.size()).toEqual({ entries: 3, bytes: 30 });
  });

  it("that one visitor has requested is not evicted by all that another one requests", () => {
    const store = create();
    store.set("terms", { of: "ann" }, "ann");
    for (let number = 0; number < 5000; number++) store.set(`invented ${number}`, { of: "bob" }, "bob");
    expect(store.peek("terms")).toEqual({ of: "ann" });
  });

  it("of a full share replaces the visitor's own least recently used one", () => {
    const store = create();
    store.set("a", { of: "ann" }, "ann");
    store.set("b", { of: "ann" }, "ann");
    store.get("a", "ann");
    store.set("c", { of: "ann" }, "ann");
    expect(["a", "b", "c"].map(store.has)).toEqual([true, false, true]);
  });

  it("that was made for another visitor is shared at once", () => {
    const store = create();
    store.set("a", { of: "ann" }, "ann");
    store.set("a", { of: "bob" }, "bob");
    for (let number = 0; number < 10; number++) store.set(`b${number}`, { of: "bob" }, "bob");
    expect(store.peek("a")).toEqual({ of: "bob" });
  });

  it("stays shared when it is made again", () => {
    const store = create();
    store.set("a", { of: "ann" }, "ann");
    store.get("a", "bob");
    store.set("a", { of: "ann, again" }, "ann");
    for (let number = 0; number < 10; number++) store.set(`b${number}`, { of: "ann" }, "ann");
    expect(store.peek("a")).toEqual({ of: "ann, again" });
  });

  it("is not shared by a reader without a visitor", () => {
    const store = create();
    store.set("a", { of: "ann" }, "ann");
    store.get("a");
    for (let number = 0; number < 2; number++) store.set(`b${number}`, { of: "ann" }, "ann");
    expect(store.has("a")).toBe(false);
  });

  it("can be deleted, wherever it is", () => {
    const store = create();
    store.set("a", { of: "ann" }, "ann");
    store.set("b", { of: "nobody" });
    store.delete("a");
    store.delete("b");
    expect(store.size()).toEqual({ entries: 0, bytes: 0 });
  });
});

it("the bytes of all values together are bounded", () => {
  const store = create();
  for (let number = 0; number < 100; number++) {
    store.set(`shared ${number}`, { of: "all" });
    store.set(`own ${number}`, { of: `${number}` }, `${number}`);
  }
  expect(store.size()).toEqual({ entries: 10, bytes: 100 });
});

it("without shares, every value is a shared one", () => {
  const store = createStore<{ of: string }>({ maxBytes: 20, bytesOf: () => VALUE_BYTES });
  for (const key of ["a", "b", "c"]) store.set(key, { of: "ann" }, "ann");
  expect(["a", "b", "c"].map(store.has)).toEqual([false, true, true]);
});
