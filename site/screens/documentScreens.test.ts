import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "../parts/content/loadPage";
import { DOCUMENT_SCREENS, documentScreenOf } from "./documentScreens";
import { SlicesScreen } from "./page/SlicesScreen";

const screenOf = (type: string) => documentScreenOf({ type } as Page);

it("names document types and slices of the content model", () => {
  const models = [...readdirSync("customtypes"), ...readdirSync("slices")];
  const asFolder = (sliceType: string) => sliceType.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  const named = [...DOCUMENT_SCREENS].flatMap(([type, { list }]) => (list ? [type, asFolder(list.sliceType)] : [type]));
  expect(named.filter((name) => !models.includes(name))).toEqual([]);
});

it.each(["service_page", "a_type_of_tomorrow", "constructor"])("a page of type %s is its head and its slices", (type) => {
  expect(screenOf(type)).toEqual({ Screen: SlicesScreen });
});

it("keeps what is chosen in a guide in the paths of every language, on pages with one alone", () => {
  const paths = { "en-us": "/will-it-copy-mine/", "fr-ca": "/fr-ca/ma-cle/" };
  const page = (sliceType: string) => ({ type: "page", data: { slices: [{ slice_type: sliceType, primary: {} }] } }) as unknown as Page;
  const { languagePaths } = documentScreenOf(page("copy_guide"));
  expect(languagePaths!(paths, { make: "Honda", near: "43215", other: "x", key: "" })).toEqual({
    "en-us": "/will-it-copy-mine/?make=Honda&near=43215",
    "fr-ca": "/fr-ca/ma-cle/?make=Honda&near=43215",
  });
  expect(languagePaths!(paths, {})).toEqual(paths);
  expect(documentScreenOf(page("hero")).languagePaths).toBeUndefined();
});

it("keeps the gallery's state in the paths of every language", () => {
  const paths = { "en-us": "/key-gallery/", "fr-ca": "/fr-ca/key-gallery/" };
  expect(screenOf("key_gallery").languagePaths!(paths, { group: "NFL" })).toEqual({
    "en-us": "/key-gallery/?group=NFL",
    "fr-ca": "/fr-ca/key-gallery/?group=NFL",
  });
});
