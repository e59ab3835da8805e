import { beforeEach, expect, it, vi } from "vitest";
import { findStatePath } from "./findStatePath";
import { loadState, loadStates } from "./loadDirectory";

vi.mock("./loadDirectory", () => ({ loadState: vi.fn<typeof loadState>(), loadStates: vi.fn<typeof loadStates>() }));

const state = (code: string, ...names: string[]) => ({ state: code, names, path: `/key-services/${code.toLowerCase()}/` });
const states = [state("OH", "Ohio"), state("NC", "North Carolina", "Caroline du Nord"), state("NY", "New York")];

beforeEach(() => {
  vi.mocked(loadStates)
    .mockReset()
    .mockResolvedValue({ kioskStates: states } as never);
  vi.mocked(loadState).mockResolvedValue({ kioskCities: [{ city: "New York" }] } as never);
});

it.each([
  ["Caroline du Nord", "/key-services/nc/"],
  ["north carolina", "/key-services/nc/"],
  [" ohio ", "/key-services/oh/"],
  ["OH", "/key-services/oh/"],
])("the path of a state is found by its code, and by its name in either language: %s", async (words, path) => {
  expect(await findStatePath(words, "en-us")).toBe(path);
  expect(await findStatePath(words, "fr-ca")).toBe(path);
  // The list is asked for in the page's own language only, whose other parts need it, too.
  expect(vi.mocked(loadStates).mock.calls).toEqual([["en-us"], ["fr-ca"]]);
});

it.each(["Columbus, OH", "43201", "Columbus", "New York", ",", "…"])("%j names no state, or a city of it", async (words) => {
  expect(await findStatePath(words, "en-us")).toBeNull();
});

it.each(["43215", "K1A 0B1", "12 Main St, Ohio"])("%s needs no list of states", async (words) => {
  expect(await findStatePath(words, "en-us")).toBeNull();
  expect(loadStates).not.toHaveBeenCalled();
});

it("is null while the directory does not answer", async () => {
  vi.mocked(loadStates).mockResolvedValue(null);
  expect(await findStatePath("Ohio", "en-us")).toBeNull();
});
