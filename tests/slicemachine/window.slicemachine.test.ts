import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "#scripts/lib/chromium.ts";
import { writePage } from "../support/pageFile";
import { hero } from "../support/publish";
import { copyProject } from "./projectCopy";
import { sliceMachineWindow } from "./sliceMachineWindow";
import { startProject } from "./startProject";

/*
 * Slice Machine's own window, with `npm run dev`, on a copy of the project. Run it after an upgrade of Slice Machine or Next,
 * or a change of codegen. codegen/sliceMachineWindow.test.ts tests the same without window and site.
 */

/** The kinds of fields that Slice Machine offers, and their types in models. */
const KINDS: Record<string, string> = {
  Image: "Image",
  Text: "Text",
  "Rich Text": "StructuredText",
  Link: "Link",
  Select: "Select",
  Boolean: "Boolean",
  Number: "Number",
  Color: "Color",
  Date: "Date",
  Table: "Table",
  Embed: "Embed",
  Timestamp: "Timestamp",
  Geopoint: "GeoPoint",
  "Content Relationship": "Link",
  "Link to Media": "Link",
  "Repeatable Group": "Group",
};
const idOf = (kind: string) => kind.toLowerCase().replaceAll(" ", "_");

/** Time for codegen and the first compilation of a page. */
const COMPILED_MS = 120_000;

let project: Awaited<ReturnType<typeof startProject>>;
let copy: ReturnType<typeof copyProject>;
let window: Page;
let site: Page;

beforeAll(async () => {
  copy = copyProject();
  project = await startProject(copy.folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  [window, site] = [await browser.newPage({ viewport: { width: 1440, height: 1000 } }), await browser.newPage()];
});
afterAll(async () => {
  await site?.context().browser()?.close();
  await project?.stop();
  copy?.remove();
});

const pathOf = (file: string) => path.join(copy.folder, file);
const read = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), "utf8") : "");

/** Waits until Slice Machine or codegen has written a text into a file, or removed it from there. */
async function expectWritten(file: string, text: string, isThere = true) {
  await expect.poll(() => read(file).includes(text), { timeout: 60_000, message: `${file}: ${text}` }).toBe(isThere);
}

/** Returns the fields of a new slice in its model: id -> type. */
function fieldsOf(slice: string): Record<string, string> {
  const { variations } = JSON.parse(read(`slices/${slice}/model.json`)) as { variations: { primary?: Record<string, { type: string }> }[] };
  return Object.fromEntries(Object.entries(variations[0]!.primary ?? {}).map(([id, { type }]) => [id, type]));
}

/** Loads the page with the slice until it shows the slice's words, or no longer does. */
async function expectOnPage(isThere: boolean) {
  const load = async () => {
    const answer = await site.goto(`${project.siteUrl}/with-every-field/`);
    return { status: answer!.status(), isThere: await site.getByText("It says: Words").isVisible() };
  };
  await expect.poll(load, { timeout: COMPILED_MS, interval: 1_000 }).toEqual({ status: 200, isThere });
}

it("a slice with a field of each kind goes from Slice Machine's window to simulator and page, is renamed, and deleted", async () => {
  const sliceMachine = sliceMachineWindow(window);
  await sliceMachine.createSlice("EveryField");
  for (const kind of Object.keys(KINDS)) await sliceMachine.addField(kind, idOf(kind));
  const expected = Object.fromEntries(Object.entries(KINDS).map(([kind, type]) => [idOf(kind), type]));
  await expect.poll(() => fieldsOf("EveryField")).toEqual(expected);
  await expectWritten("slices/EveryField/fragment.graphql", "repeatable_group");
  // Slice Machine waits for five seconds. On a busy machine the compilation of the new slice takes longer.
  await site.goto(`${project.siteUrl}/slice-simulator`);
  const simulator = await sliceMachine.simulate();
  await simulator.getByText("Placeholder component for every_field").waitFor({ timeout: COMPILED_MS });

  await sliceMachine.allowOn("page", "EveryField");
  await expectWritten("customtypes/page/index.json", '"every_field"');
  const component = "slices/EveryField/index.tsx";
  const shown = read(component).replace("Placeholder component", "It says: {slice.primary.text}. Placeholder component");
  writeFileSync(pathOf(component), shown);
  const slice = { slice_type: "every_field", variation: "default", primary: { text: "Words" } };
  writePage(pathOf("upstreams/content"), { id: "Zevery0en", uid: "with-every-field", data: { slices: [hero("Fields"), slice] } });
  await expectOnPage(true);

  await sliceMachine.renameSlice("EveryField", "RenamedFields");
  await expectWritten("slices/index.ts", "every_field: RenamedFields,");
  await expectOnPage(true);

  await sliceMachine.deleteSlice("RenamedFields");
  await expectWritten("slices/index.ts", "every_field", false);
  await expectWritten("customtypes/page/index.json", "every_field", false);
  await expectOnPage(false);
  expect(existsSync(pathOf("slices/RenamedFields"))).toBe(false);
});
