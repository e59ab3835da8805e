import { expect, it } from "vitest";
import { createPictureStore } from "./pictureStore";

const ROBIN = "192.0.2.7";
const NOOR = "192.0.2.8";
const bytes = (text: string) => new TextEncoder().encode(text);

/** A store whose pictures are their keys, and how often each was drawn. */
function createStore({ maxPictures = 9, maxWaiting = 2 } = {}) {
  const store = createPictureStore({ maxPictures, maxWaiting });
  const drawn: string[] = [];
  let underWay = 0;
  const draw = async (key: string) => {
    expect(++underWay).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    drawn.push(key);
    return bytes(key);
  };
  const read = (key: string, visitor = ROBIN, signal = new AbortController().signal) =>
    store.read(key, { draw: () => draw(key), visitor, signal });
  return { store, read, drawn };
}

it("draws an image once for concurrent and later requests, of several visitors too", async () => {
  const { read, drawn } = createStore();
  const [one, same] = await Promise.all([read("a"), read("a", NOOR)]);
  expect(await read("a")).toBe(one);
  expect([same, drawn]).toEqual([one, ["a"]]);
});

it("drops the least recently used image", async () => {
  const { read, drawn } = createStore({ maxPictures: 2 });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await read(key);
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

it("draws one at a time, and refuses requests when the queue is full", async () => {
  const { read } = createStore({ maxWaiting: 2 });
  const pictures = await Promise.all(["a", "b", "c", "d"].map((key) => read(key)));
  expect(pictures.map((picture) => picture !== null)).toEqual([true, true, true, false]);
  expect(await read("d")).not.toBeNull();
});

it("draws for visitors in turn: one who requests many delays another by two at most", async () => {
  const { read, drawn } = createStore({ maxWaiting: 4 });
  const many = Array.from({ length: 16 }, (_, index) => read(`many ${index}`));
  // Also one for which the first visitor waits.
  const [own, shared] = await Promise.all([read("own", NOOR), read("many 3", NOOR)]);
  expect([own, shared]).toEqual([bytes("own"), bytes("many 3")]);
  expect(drawn.indexOf("own")).toBeLessThanOrEqual(2);
  await Promise.all(many);
});

it("draws nothing for a visitor who has left", async () => {
  const { read, drawn } = createStore();
  const controller = new AbortController();
  const [first, abandoned] = [read("a"), read("b", NOOR, controller.signal)];
  controller.abort();
  expect(await abandoned).toBeNull();
  await first;
  expect(drawn).toEqual(["a"]);
});

it("does not cache failures, and continues after one", async () => {
  const { store, read } = createStore();
  const { signal } = new AbortController();
  await expect(store.read("a", { draw: () => Promise.reject(new Error("No ink.")), visitor: ROBIN, signal })).rejects.toThrow("No ink.");
  expect(await read("a")).toEqual(bytes("a"));
});
