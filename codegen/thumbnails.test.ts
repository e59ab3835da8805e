import { describe, expect, test } from "vitest";
import { createModelProject, customType, field, type ModelProject, slice } from "#tests/support/modelProject.ts";
import { readModels } from "./models";
import { toContentShape } from "./shape";
import { generateSliceMachineFiles } from "./sliceMachine";
import { listThumbnails, printImageType } from "./thumbnails";

const image = (thumbnails: unknown) => ({ type: "Image", config: { label: "Image", constraint: {}, thumbnails } });
const namesOf = (project: ModelProject) => listThumbnails(toContentShape(readModels(createModelProject(project))));
const view = (name: string) => ({ name, width: 10, height: 10 });

describe("thumbnails of the models", () => {
  test("are found in documents, slices, items, groups and composite slices, each once", () => {
    const promo = { type: "Slice", "non-repeat": { image: image([view("promo")]) }, repeat: {} };
    const names = namesOf({
      customTypes: {
        page: customType("page", {
          card: image([view("card")]),
          rows: field.group({ image: image([view("row"), view("card")]) }),
          body: { type: "Slices", config: { choices: { promo } } },
        }),
      },
      slices: {
        Hero: slice("hero", { default: { primary: { image: image([view("Mobile view")]) }, items: { image: image([view("item")]) } } }),
      },
    });
    expect(names).toEqual(["Mobile view", "card", "item", "promo", "row"]);
  });

  test.each([[undefined], [null], [[]], [[{}, null, { name: "" }]]])("are none in %j", (thumbnails) => {
    expect(namesOf({ customTypes: { page: customType("page", { image: image(thumbnails) }) } })).toEqual([]);
  });
});

test("the type of pictures has the thumbnails as optional properties, and is Prismic's own where there are none", () => {
  expect(printImageType(["Mobile view", "card"])).toBe(
    `import('@prismicio/client').ImageField & { "Mobile view"?: import('@prismicio/client').ImageFieldImage; ` +
      `"card"?: import('@prismicio/client').ImageFieldImage }`,
  );
  expect(printImageType([])).toBeUndefined();
});

test("the models' own types name each field's thumbnails, as Slice Machine writes them", async () => {
  const root = createModelProject({ customTypes: { page: customType("page", { image: image([view("mobile")]), logo: image([]) }) } });
  const types = (await generateSliceMachineFiles(root)).get("prismicio-types.d.ts");
  expect(types).toContain('image: prismic.ImageField<"mobile">;');
  expect(types).toContain("logo: prismic.ImageField<never>;");
});
