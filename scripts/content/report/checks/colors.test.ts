import { expect, test } from "vitest";
import { document, inputOf } from "../testing";
import { findWeakColors } from "./colors";

const find = (custom_color: unknown) =>
  findWeakColors(
    inputOf([document({ id: "a", data: { slices: [{ slice_type: "section", variation: "default", primary: { custom_color } }] } })]),
  );

test("a colour of middle brightness is named with its contrast", () => {
  expect(find("#808080")).toMatchObject([
    {
      kind: "weak-color",
      message: "slice 1 (section): custom color: the site's text colours have a contrast of 4.11 : 1 on #808080, so its text is black.",
    },
  ]);
});

test.each(["#ff0000", "#7f7f00", "#777777", "#FF0000", "#7a7a7a"])("%s is named", (color) => expect(find(color)).toHaveLength(1));

test.each(["#ffffff", "#0e2233", "#1557a3", "#ffeecc", "red", null, undefined, 3])("%s passes", (color) => expect(find(color)).toEqual([]));
