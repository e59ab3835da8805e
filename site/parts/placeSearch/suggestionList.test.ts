// @vitest-environment window
import { describe, expect, it, vi } from "vitest";
import { withMatch } from "../../ui/Combobox/optionElements";
import { toSuggestionList } from "./suggestionList";

const choose = {
  locate: vi.fn<() => void>(),
  browse: vi.fn<() => void>(),
  recent: vi.fn<() => void>(),
  clearRecent: vi.fn<() => void>(),
  prediction: vi.fn<() => void>(),
  city: vi.fn<() => void>(),
};
const columbus = { placeId: "ChIJ1", description: "Columbus, OH, USA" };
const recent = [
  { words: "Columbus, OH", lat: 40, lng: -83 },
  { words: "Cleveland, OH", lat: 41, lng: -81 },
];
const texts = (view: ReturnType<typeof toSuggestionList>) => view.groups.flatMap(({ options }) => options.map(({ text }) => text));

describe("the list shows", () => {
  it("recent searches and the visitor's position before anything is typed", () => {
    const view = toSuggestionList({ typed: "", recent, predictions: undefined }, choose, "en-us");
    expect(texts(view)).toEqual(["Columbus, OH", "Cleveland, OH", "Clear recent searches", "Use my location"]);
    expect(view).not.toHaveProperty("source");
  });

  it("predictions with their source, and the recent searches that match", () => {
    const view = toSuggestionList({ typed: "colum", recent, predictions: [columbus] }, choose, "en-us");
    expect(texts(view)).toEqual(["Columbus, OH, USA", "Columbus, OH", "Clear recent searches", "Use my location"]);
    expect(view.source).toBe("Google Maps");
    view.groups[0]!.options[0]!.choose();
    expect(choose.prediction).toHaveBeenCalledWith(columbus, "colum");
  });

  it("cities of our own with their number of kiosks, also where there are no predictions", () => {
    const city = { city: "Columbus", state: "OH", path: "/key-services/oh/columbus/", kioskCount: 18 };
    for (const predictions of [[], "limited", null] as const) {
      const view = toSuggestionList({ typed: "colum", recent: [], predictions, cities: [city] }, choose, "en-us");
      expect([texts(view)[0], view.groups[1]!.options[0]!.detail, view.source]).toEqual(["Columbus, OH", "18 kiosks", undefined]);
      view.groups[1]!.options[0]!.choose();
      expect(choose.city).toHaveBeenLastCalledWith(city);
    }
    expect(toSuggestionList({ typed: "colum", recent: [], predictions: [], cities: [city] }, choose, "en-us").note).toBeUndefined();
  });

  it("nothing but fitting searches while predictions are awaited, so that no key chooses the visitor's position", () => {
    expect(texts(toSuggestionList({ typed: "cl", recent, predictions: "awaited" }, choose, "en-us"))).toEqual([
      "Cleveland, OH",
      "Clear recent searches",
    ]);
    expect(texts(toSuggestionList({ typed: "c", recent: [], predictions: "awaited" }, choose, "en-us"))).toEqual([]);
  });

  it("a link to browse when there are no predictions, the budget is spent, or the BFF does not answer", () => {
    const none = toSuggestionList({ typed: "qq", recent: [], predictions: [] }, choose, "en-us");
    expect([none.note, none.source, texts(none)]).toEqual([
      "No place by the name “qq”. Try a city or a ZIP code.",
      undefined,
      ["All states and provinces", "Use my location"],
    ]);
    const limited = toSuggestionList({ typed: "qq", recent: [], predictions: "limited" }, choose, "en-us");
    expect([limited.note, limited.source, texts(limited)]).toEqual([
      "No more suggestions for now. Enter a ZIP code, or a city with its state, as in Columbus, OH.",
      undefined,
      ["All states and provinces", "Use my location"],
    ]);
    const silent = toSuggestionList({ typed: "qq", recent: [], predictions: null }, choose, "fr-ca");
    expect([silent.note, texts(silent)]).toEqual([
      "Pas de suggestions pour l’instant. Appuyez sur Entrée pour chercher quand même.",
      ["Utiliser ma position"],
    ]);
  });
});

describe("what was typed is bold", () => {
  const html = (text: string, match: string) => {
    const place = document.createElement("p");
    place.append(...withMatch(text, match));
    return place.innerHTML;
  };

  it.each([
    ["Columbus", "colum", "<strong>Colum</strong>bus"],
    ["Montréal", "montre", "<strong>Montré</strong>al"],
    ["Trois-Rivières", "rivieres", "Trois-<strong>Rivières</strong>"],
    ["Columbus", "x", "Columbus"],
    ["Columbus", "", "Columbus"],
    ["<b>a</b>", "<b>", "<strong>&lt;b&gt;</strong>a&lt;/b&gt;"],
    ["🔑 Key", "key", "🔑 <strong>Key</strong>"],
  ])("in %j of %j", (text, match, expected) => {
    expect(html(text, match)).toBe(expected);
  });
});
