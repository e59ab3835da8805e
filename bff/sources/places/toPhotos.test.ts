import { expect, test } from "vitest";
import { photosPayload } from "./payload";
import { toPhotos } from "./toPhotos";

const parse = (photos: unknown) => toPhotos(photosPayload.parse({ photos }));
const author = { displayName: "Avery Quill", uri: "//maps.google.com/contrib/1", photoUri: "http://plain.example/1.png" };

test("a photo has its size and its authors, whose links are https or null", () => {
  expect(parse([{ name: "places/p1/photos/1", widthPx: 4032, heightPx: 3024, authorAttributions: [author] }])).toEqual([
    {
      name: "places/p1/photos/1",
      width: 4032,
      height: 3024,
      authors: [{ displayName: "Avery Quill", uri: "https://maps.google.com/contrib/1", photoUri: null }],
    },
  ]);
});

test("invalid photos are left out, and missing fields are null", () => {
  expect(parse([{ widthPx: 1 }, 7, { name: "n", widthPx: -1, authorAttributions: [{ uri: author.uri }, author] }])).toMatchObject([
    { name: "n", width: null, height: null, authors: [{ displayName: "Avery Quill" }] },
  ]);
  for (const none of [undefined, null, "x"]) expect(parse(none)).toEqual([]);
});

test("there are at most ten photos", () => {
  expect(parse(Array.from({ length: 12 }, (_, index) => ({ name: `n${index}` })))).toHaveLength(10);
});
