import { expect, test } from "vitest";
import { document, inputOf, richText, withHero } from "../testing";
import { findModelFaults } from "./modelFaults";

const find = (data: object, more: object = {}) =>
  findModelFaults(inputOf([document({ id: "a", data, ...more })])).map(({ kind, message }) => `${kind} ${message}`);
const slice = (more: object) => ({ slices: [{ slice_type: "hero", variation: "default", primary: {}, items: [], ...more }] });

test("content as the models have it passes, and so do empty values of fields that are gone", () => {
  const buttons = [{ label: "Go", link: { link_type: "Web", url: "https://example.com/" } }];
  expect(find(withHero({ title: richText("A"), lead: "B", buttons }, { meta_title: "C", layout: "wide" }))).toEqual([]);
  expect(find(withHero({ gone: null, old: [], link: { link_type: "Any" } }, { former: "", picture: {} }))).toEqual([]);
});

test.each([
  [
    "a field",
    withHero({ intro: "Hello" }),
    "unknown-field slice 1 (hero): intro: is a field that the model does not have, so the site does not show “Hello”.",
  ],
  [
    "a rich text",
    { intro: richText("Hello") },
    "unknown-field intro: is a field that the model does not have, so the site does not show “Hello”.",
  ],
  ["a field of a group", withHero({ buttons: [{}, { text: "Go" }] }), "unknown-field slice 1 (hero): buttons 2, text: is a field"],
  ["a choice", { layout: "narrow" }, "unknown-choice layout: “narrow” is no choice."],
  [
    "the type of a field",
    withHero({ title: "Plain" }),
    "other-type slice 1 (hero): title: has the type StructuredText in the model, and the document has “Plain”.",
  ],
  ["the type of a text", { meta_title: richText("Rich") }, "other-type meta_title"],
  ["a slice", slice({ slice_type: "quote" }), "unknown-slice slice 1 (quote): is no slice that slices of the custom type page may have"],
  ["a variation", slice({ variation: "wide" }), "unknown-slice slice 1 (hero): has no variation wide, so the site leaves it out."],
])("%s that the models do not have is found", (_, data, message) => {
  expect(find(data)).toEqual([expect.stringContaining(message.replace("meta_title", "meta title"))]);
});

test("a document without the uid that its type has, or whose type has no model, is found", () => {
  expect(find({}, { uid: null })).toEqual(["missing-field uid: is empty, so the page has no address."]);
  expect(find({}, { type: "invoice" })).toEqual(["unreadable no model has the document's type, so the site leaves it out."]);
});
