import { expect, test } from "vitest";
import { document, inputOf, withHero } from "../testing";
import { findMissingAlternativeText } from "./missingAlternativeText";

const picture = (alt: string | null, more: object = {}) => ({
  url: "https://images.example/kiosk.png?auto=compress",
  alt,
  dimensions: { width: 4, height: 3 },
  ...more,
});
const find = (data: object) => findMissingAlternativeText(inputOf([document({ id: "a", data })])).map(({ message }) => message);

test.each([[null], [""], [" "]])("finds a picture with the alternative text %j", (alt) => {
  expect(find(withHero({ image: picture(alt) }))).toEqual(["slice 1 (hero): image: kiosk.png has no alternative text."]);
});

test("finds pictures in rich texts and in fields that the models do not know", () => {
  expect(find({ meta_image: picture(null), intro: [picture(null, { type: "image" })] })).toHaveLength(2);
});

test("passes over described pictures, empty fields, and thumbnails, which show the same picture", () => {
  expect(find(withHero({ image: picture("A kiosk", { mobile: picture(null) }), logo: {} }))).toEqual([]);
});
