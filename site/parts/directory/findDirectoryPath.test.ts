import { beforeEach, describe, expect, it, vi } from "vitest";
import { findDirectoryPath, readStateAndCity } from "./findDirectoryPath";
import { loadState, loadStates } from "./loadDirectory";
import { loadCitiesNamed } from "./loadCitiesNamed";

vi.mock("./loadDirectory", () => ({ loadState: vi.fn<typeof loadState>(), loadStates: vi.fn<typeof loadStates>() }));
vi.mock("./loadCitiesNamed", () => ({ loadCitiesNamed: vi.fn<typeof loadCitiesNamed>() }));

const state = (code: string, ...names: string[]) => ({ state: code, names, path: `/key-services/${code.toLowerCase()}/` });
const states = [
  state("OH", "Ohio"),
  state("NC", "North Carolina", "Caroline du Nord"),
  state("QC", "Quebec", "Québec"),
  state("NL", "Newfoundland and Labrador", "Terre-Neuve-et-Labrador"),
  state("NY", "New York"),
];

describe("words", () => {
  it.each([
    ["OH", "OH", null],
    [" ohio ", "OH", null],
    ["North Carolina", "NC", null],
    ["Columbus, OH", "OH", "Columbus"],
    ["columbus,ohio", "OH", "columbus"],
    ["Columbus OH", "OH", "Columbus"],
    ["Chapel Hill North Carolina", "NC", "Chapel Hill"],
    ["New York", "NY", null],
    ["New York, NY", "NY", "New York"],
    ["New York New York", "NY", "New York"],
    ["St. John's, NL", "NL", "St. John's"],
    ["Montréal (Québec)", "QC", "Montréal"],
  ])("%s name %s and %s", (words, code, city) => {
    const found = readStateAndCity(words, states);
    expect([found?.state.state, found?.city?.trim() ?? null]).toEqual([code, city]);
  });

  it.each(["Columbus", "43201", "Columbus, ZZ", "Ohio, Columbus", ",", "   ", "…"])("%j name no state", (words) => {
    expect(readStateAndCity(words, states)).toBeNull();
  });
});

describe("a directory page", () => {
  const cities = [
    { city: "St. John’s", slug: "st-johns", path: "/key-services/nl/st-johns/", kioskCount: 2 },
    { city: "Corner Brook", slug: "corner-brook", path: "/key-services/nl/corner-brook/", kioskCount: 1 },
  ];
  beforeEach(() => {
    vi.mocked(loadStates)
      .mockReset()
      .mockResolvedValue({ kioskStates: states } as never);
    vi.mocked(loadState).mockResolvedValue({ kioskCities: cities } as never);
    vi.mocked(loadCitiesNamed).mockReset().mockResolvedValue([]);
  });

  it("is found by a state's name in either language", async () => {
    expect(await findDirectoryPath("Caroline du Nord", "en-us")).toBe("/key-services/nc/");
    expect(await findDirectoryPath("north carolina", "fr-ca")).toBe("/key-services/nc/");
    // The list is asked for in the page's own language only, whose other parts need it, too.
    expect(vi.mocked(loadStates).mock.calls).toEqual([["en-us"], ["fr-ca"]]);
  });

  it("is found by a city's name in any spelling", async () => {
    expect(await findDirectoryPath("st johns, Terre-Neuve-et-Labrador", "en-us")).toBe("/key-services/nl/st-johns/");
    expect(await findDirectoryPath("CORNER BROOK NL", "en-us")).toBe("/key-services/nl/corner-brook/");
    expect(await findDirectoryPath("Gander, NL", "en-us")).toBeNull();
  });

  it("is found by a city's bare name, in the state where that city has most kiosks", async () => {
    vi.mocked(loadCitiesNamed).mockResolvedValue([{ path: "/key-services/mo/springfield/" }, { path: "/key-services/il/springfield/" }]);
    expect(await findDirectoryPath("Springfield", "en-us")).toBe("/key-services/mo/springfield/");
    // Its last word may be the name of a state.
    expect(await findDirectoryPath("West New York", "en-us")).toBe("/key-services/mo/springfield/");
    expect(vi.mocked(loadCitiesNamed).mock.calls).toEqual([["Springfield"], ["West New York"]]);
  });

  it("is the city rather than the state around it, and the state rather than a city elsewhere", async () => {
    vi.mocked(loadCitiesNamed).mockResolvedValue([{ path: "/key-services/mo/ohio/" }]);
    expect(await findDirectoryPath("Ohio", "en-us")).toBe("/key-services/oh/");
    vi.mocked(loadState).mockResolvedValue({ kioskCities: [{ city: "New York", path: "/key-services/ny/new-york/" }] } as never);
    expect(await findDirectoryPath("new york", "en-us")).toBe("/key-services/ny/new-york/");
  });

  it("is null while the directory does not answer", async () => {
    vi.mocked(loadStates).mockResolvedValue(null);
    expect(await findDirectoryPath("Ohio", "en-us")).toBeNull();
    vi.mocked(loadStates).mockResolvedValue({ kioskStates: states } as never);
    vi.mocked(loadState).mockResolvedValue(null);
    expect(await findDirectoryPath("Columbus, OH", "en-us")).toBeNull();
  });
});
