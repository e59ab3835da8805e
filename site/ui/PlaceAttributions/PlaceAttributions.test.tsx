import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "../../i18n/languages";
import { type PlaceAttribution, PlaceAttributions } from "./PlaceAttributions";

const render = (attributions: PlaceAttribution[], lang: Lang = "en-us") =>
  renderToStaticMarkup(<PlaceAttributions attributions={attributions} lang={lang} />);
const atlas = { provider: "Aisle Atlas", providerUri: "https://atlas.example/" };
const repere = { provider: "Repère", providerUri: "http://repere.example/" };

it("names every provider with a link to its page, hidden with Google's content", () => {
  const html = render([atlas, repere]);
  expect(html.replace(/<[^>]*>/g, "")).toBe("Data from Aisle Atlas, Repère");
  expect(html).toContain('data-of-google=""');
  for (const { providerUri } of [atlas, repere])
    expect(html).toContain(`<a href="${providerUri}" rel="noopener noreferrer nofollow" translate="no">`);
});

it("is in French on French pages", () => {
  expect(render([repere], "fr-ca").replace(/<[^>]*>/g, "")).toBe("Données\u00a0: Repère");
});

it.each([null, "javascript:alert(1)", "//atlas.example/"])("names a provider without a link if its address is %s", (providerUri) => {
  const html = render([{ ...atlas, providerUri }]);
  expect(html).toContain("Aisle Atlas");
  expect(html).not.toContain("<a");
});

it("is empty without providers", () => {
  expect(render([])).toBe("");
});
