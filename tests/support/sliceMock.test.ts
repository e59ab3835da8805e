import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { slice } from "./modelProject";
import { readEditorMocks, readSliceMocks } from "./sliceMock";

const model = slice("hero", { default: {}, compact: {}, search: {} });
const mock = (variation: string) => ({ __TYPE__: "SharedSliceContent", variation, primary: {}, items: [] });
const home = process.cwd();
let root: string;

const write = (file: string, content: unknown) => writeFileSync(path.join(root, "slices/Hero", file), JSON.stringify(content));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "keyway-mocks-"));
  mkdirSync(path.join(root, "slices/Hero"), { recursive: true });
  write("model.json", model);
  process.chdir(root);
});

afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

describe("mocks", () => {
  it("are in the order of the model's variations, even if Slice Machine has reordered them", () => {
    write("mocks.json", [mock("compact"), mock("gone"), mock("search"), mock("default")]);
    expect(readEditorMocks("Hero").map(({ variation }) => variation)).toEqual(["default", "compact", "search", "gone"]);
  });

  it("that are missing are reported with a remedy", () => {
    expect(() => readSliceMocks("Hero", "fr-ca")).toThrow(/^slices\/Hero\/mocks\.fr-ca\.json is missing\. Run `npm run codegen:check`/);
  });

  it("of a variation that the model lacks are reported", () => {
    write("mocks.json", [mock("default"), mock("gone")]);
    expect(() => readSliceMocks("Hero")).toThrow(/^slices\/Hero\/mocks\.json: the model has no variation "gone"/);
  });

  it("have what the catalog holds of an item, in groups as well", () => {
    const kiosk = { type: "IntegrationFields", config: { label: "Kiosk", catalog: "keyway--kiosks" } };
    write("model.json", slice("hero", { default: { primary: { kiosk, rows: { type: "Group", config: { fields: { kiosk } } } } } }));
    const item = (value: string) => ({ __TYPE__: "IntegrationFieldsContent", value });
    const row = { __TYPE__: "GroupItemContent", key: "1", value: [["kiosk", item("2")]] };
    const rows = { __TYPE__: "GroupContentType", value: [row] };
    write("mocks.json", [{ ...mock("default"), primary: { kiosk: item("1"), rows } }]);
    expect(readSliceMocks("Hero")[0]!.primary).toEqual({ kiosk: { location_id: "1" }, rows: [{ kiosk: { location_id: "2" } }] });
  });
});
