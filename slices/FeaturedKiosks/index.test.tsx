import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { KioskCardFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import FeaturedKiosks from ".";

const [mock] = readSliceMocks("FeaturedKiosks") as unknown as [Content.FeaturedKiosksSlice];

/** The mock with live data: undefined without any, null for a source that failed. */
function render(kiosks?: KioskCardFragment[] | null, { slice = mock, lang = "en-us" as Lang, locationIds = ["1"] } = {}): string {
  const filledSlice = kiosks === undefined ? slice : { ...slice, kiosks, locationIds };
  return renderToStaticMarkup(<FeaturedKiosks slice={filledSlice} context={{ lang }} />);
}

const kiosk = (fields: Partial<KioskCardFragment> = {}): KioskCardFragment => ({
  locationId: "1",
  path: "/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/1/",
  name: "Riverside Market",
  retailer: "Riverside",
  phone: null,
  timeZone: "America/Chicago",
  placeId: "place-1",
  servicesAvailable: ["keyCopy", "carKeys"],
  address: { street: "1 Main St", city: "Springfield", state: "IL", postalCode: "62701", country: "US" },
  hours: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "21:00" } }],
  unknownDays: [],
  holidayHours: null,
  ...fields,
});
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const namesIn = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, inner]) => textOf(inner!));

describe("with kiosks", () => {
  it("shows a card per kiosk, in order", () => {
    const html = render([kiosk({ locationId: "2", name: "Second" }), kiosk({ locationId: "1", name: "First" })]);
    expect(namesIn(html)).toEqual(["Second", "First"]);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toContain("<h2");
  });

  it("shows where to begin in place of kiosks of several cities", () => {
    const elsewhere = kiosk({ locationId: "2", address: { ...kiosk().address, city: "Chicago" } });
    const show = (kiosks: KioskCardFragment[], start: string | undefined) =>
      textOf(renderToStaticMarkup(<FeaturedKiosks slice={{ ...mock, kiosks, locationIds: ["1"] }} context={{ lang: "en-us", start }} />));
    expect(show([kiosk(), elsewhere], "Cities")).toMatch(/Cities$/);
    expect(show([kiosk(), elsewhere], "Cities")).not.toContain("Riverside");
    expect(show([kiosk(), elsewhere], undefined)).toContain("Riverside");
    expect(show([kiosk(), kiosk({ locationId: "3" })], "Cities")).toContain("Riverside");
  });

  it("skips no heading level without a title", () => {
    expect(render([kiosk()], { slice: { ...mock, primary: { ...mock.primary, title: [] } } })).toMatch(
      /<h2[^>]*><a [^>]*>Riverside Market/,
    );
  });

  it("links each kiosk to its page, if it has one", () => {
    const path = "/key-services/il/springfield/locksmith-key-copy-duplication-1-main-st/1";
    expect(render([kiosk()])).toMatch(new RegExp(`<h3[^>]*><a href="${path}/?">Riverside Market</a></h3>`));
    expect(render([kiosk()], { lang: "fr-ca" })).toContain(`<a href="/fr-ca${path}`);
    expect(render([kiosk({ path: null })])).toMatch(/<h3[^>]*>Riverside Market<\/h3>/);
  });

  it("shows address and the week's hours", () => {
    const text = textOf(render([kiosk()]));
    expect(text).toContain("1 Main St Springfield, IL 62701");
    expect(text).toContain("Hours Monday 9 AM to 9 PM Tuesday Closed");
    expect(text).toContain("Sunday Closed");
  });

  it("shows the services, and reserves space for a rating when Google knows the place", () => {
    const html = render([kiosk({ hours: null }), kiosk({ locationId: "2", placeId: null, servicesAvailable: ["teleport"], hours: null })]);
    expect(textOf(html)).toContain("Key copies Car keys");
    expect(html.match(/class="rating"/g)).toHaveLength(1);
    expect(html).not.toContain("teleport");
    expect(emptyTags(html)).toEqual([]);
  });

  it("shows the site's own texts in French", () => {
    const text = textOf(render([kiosk()], { lang: "fr-ca" }));
    expect(text).toContain("Heures d’ouverture lundi de 9 h à 21 h mardi Fermé");
  });

  it("never has the current opening status in HTML, which may be kept", () => {
    expect(textOf(render([kiosk()]))).not.toMatch(/Open|Opens/);
  });

  it("has one line for a kiosk that never closes", () => {
    const text = textOf(render([kiosk({ hours: [{ open: { day: 0, time: "00:00" }, close: null }] })]));
    expect(text).toContain("Hours Open 24 hours");
    expect(text).not.toContain("Monday");
  });

  it.each([[null], [[]]])("says so when hours are %j, and how to ask", (hours) => {
    const html = render([kiosk({ hours, phone: "+1 (217) 555-0142" })]);
    expect(textOf(html)).toContain("Hours not known. Call ahead: +1 (217) 555-0142");
    expect(html).toContain('href="tel:+12175550142"');
    expect(html).not.toContain("<details");
    expect(textOf(render([kiosk({ hours, phone: null })]))).not.toContain("Call ahead");
  });

  it("names the kiosk in the accessible label of its hours", () => {
    expect(render([kiosk({ name: "Riverside Keys" })])).toContain('aria-label="Hours: Riverside Keys"');
  });

  it.each([
    [{ name: null }, "Riverside"],
    [{ name: "" }, "Riverside"],
    [{ name: null, retailer: null }, "1 Main St"],
    [{ name: null, retailer: null, address: { street: null, city: null, state: null, postalCode: null, country: null } }, "1"],
  ])("has a name even for %j", (fields, name) => {
    const html = render([kiosk({ timeZone: null, hours: null, ...fields })]);
    expect(namesIn(html)).toEqual([name]);
    expect(emptyTags(html)).toEqual([]);
  });

  it("escapes the backend's texts", () => {
    expect(render([kiosk({ name: "<script>alert(1)</script>" })])).not.toContain("<script");
  });
});

describe("without kiosks", () => {
  it("offers a retry when the source failed", () => {
    const html = render(null);
    expect(textOf(html)).toContain("These kiosks didn’t load. Try again");
    // A link to the page itself needs no script.
    expect(html).toMatch(/<a href="\?"[^>]*>Try again<\/a>/);
    expect(html).not.toContain("<h3");
  });

  it("offers a retry in French", () => {
    expect(textOf(render(null, { lang: "fr-ca" }))).toContain("Ces bornes ne se sont pas affichées. Réessayer");
  });

  it("shows no cards when none of the kiosks exists any more", () => {
    const html = render([]);
    expect(html).not.toMatch(/<(ul|li|button|h3)\b/);
    expect(emptyTags(html)).toEqual([]);
  });
});

describe("with every field empty", () => {
  it.each(["null", "empty"] as const)("renders nothing (%s)", (kind) => {
    for (const kiosks of [[], null]) expect(render(kiosks, { slice: emptied(mock, kind), locationIds: [] })).toBe("");
  });

  it("renders nothing when the chosen kiosks no longer exist", () => {
    expect(render([], { slice: { ...mock, primary: { ...mock.primary, title: [], description: [] } } })).toBe("");
  });
});

describe("the week of a store", () => {
  it("has a line per day with its name", () => {
    expect(render([kiosk()]).match(/<dt>\w+<\/dt>/g)).toHaveLength(7);
  });

  it("is one line without a day when the store never closes", () => {
    const html = render([kiosk({ hours: [{ open: { day: 0, time: "00:00" }, close: null }] })]);
    expect(html).not.toContain("<dt");
    expect(html.match(/<dd>/g)).toHaveLength(1);
  });
});
