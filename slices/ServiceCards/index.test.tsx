import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ServiceCardFragment } from "#site/bff/__generated__/operations.ts";
import type { Lang } from "#site/i18n/languages.ts";
import { SERVICES } from "#site/i18n/services.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ServiceCards from ".";

const mocks = readSliceMocks("ServiceCards") as unknown as Content.ServiceCardsSlice[];
const [tiles, rows] = mocks as [Content.ServiceCardsSlice, Content.ServiceCardsSlice];

/** A slice with live data: undefined without any, null for a source that failed. */
function render(slice: Content.ServiceCardsSlice, services?: ServiceCardFragment[] | null, lang: Lang = "en-us"): string {
  return renderToStaticMarkup(<ServiceCards slice={services === undefined ? slice : { ...slice, services }} context={{ lang }} />);
}

type Fields = Omit<Partial<ServiceCardFragment>, "data"> & { data?: Partial<ServiceCardFragment["data"]> };

const picture = {
  url: "https://images.example/content/images/card.svg",
  alt: "Two keys",
  dimensions: { width: 460, height: 300 },
} as unknown as ServiceCardFragment["data"]["card_image"];
const page = (service: string, { data, ...fields }: Fields = {}): ServiceCardFragment => ({
  id: service,
  type: "service_page",
  url: `/products/${service.toLowerCase()}/`,
  data: { service, card_title: `Title of ${service}`, card_text: `Text of ${service}.`, card_image: picture, ...data },
  ...fields,
});
const all = SERVICES.map((service) => page(service));
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner]) => `${textOf(inner!)} ${href!.replace(/\/$/, "")}`);

describe.each(mocks)("the variation $variation", (slice) => {
  it("shows the five services in order, each with its text and a link to its page", () => {
    const html = render(slice, all);
    const positions = SERVICES.map((service) => html.indexOf(`Title of ${service}`));
    expect(positions.every((position, index) => position > (positions[index - 1] ?? 0))).toBe(true);
    for (const service of SERVICES) expect(html).toContain(`Text of ${service}.`);
    expect(linksIn(html).map((link) => link.split(" ").at(-1))).toEqual(SERVICES.map((service) => `/products/${service.toLowerCase()}`));
    expect(emptyTags(html)).toEqual([]);
  });

  it("shows its own title and description", () => {
    expect(textOf(render(slice, all))).toContain(textOf(render(slice, null)).replace(/ See all services$/, ""));
    expect(render(slice, null)).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
  });

  it.each([null, []])("links to all services when they are %j", (services) => {
    expect(linksIn(render(slice, services))).toEqual(["See all services /products"]);
    expect(linksIn(render(slice, services, "fr-ca"))).toEqual(["Voir tous les services /fr-ca/products"]);
  });

  it.each(["null", "empty"] as const)("has no head when title and description are %s", (kind) => {
    const html = render(emptied(slice, kind), all);
    expect(html).not.toContain('class="title"');
    // The cards' titles move up one level, so that no heading level is skipped.
    expect(html).not.toContain("<h3");
    expect(linksIn(html)).toHaveLength(5);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("still links to all services when every field is %s and the services failed", (kind) => {
    expect(textOf(render(emptied(slice, kind), null))).toBe("See all services");
  });

  it("is named by its service when the page has no title", () => {
    const html = render(slice, [page("carKeys", { data: { card_title: null, card_text: null, card_image: null } })], "fr-ca");
    expect(textOf(html)).toContain("Clés d’auto");
    expect(html).not.toContain("<img");
    expect(emptyTags(html)).toEqual([]);
  });

  it.each([
    ["without a service", { data: { service: null } }],
    ["of a service that we do not know", { data: { service: "teleport" } }],
    ["without an address", { url: null }],
  ])("leaves out a page %s", (_, fields) => {
    expect(linksIn(render(slice, [page("keyFobs", fields), page("locksmith")]))).toHaveLength(1);
  });

  it("escapes editors' texts", () => {
    expect(render(slice, [page("keyCopy", { data: { card_title: "<script>alert(1)</script>" } })])).not.toContain("<script");
  });
});

it("tiles have pictures; becoming a locksmith is a row with an icon and a button", () => {
  const html = render(tiles, all);
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html.match(/<li /g)).toHaveLength(4);
  expect(html).toMatch(/class="icon large become-locksmith".*<a [^>]*class="button outlined"/);
});

it("rows have an icon in the colour of the service", () => {
  const html = render(rows, all);
  expect([...html.matchAll(/class="icon large ([^"]*)"/g)].map(([, service]) => service)).toEqual([...SERVICES]);
  expect(html).not.toContain("<img");
});

it.each(mocks)("the variation $variation says what a service costs where content has a price", (slice) => {
  const prices = { keyCopy: { from: "$4", text: "from about $4" } };
  const html = renderToStaticMarkup(<ServiceCards slice={{ ...slice, services: all }} context={{ lang: "en-us", prices }} />);
  expect(html.match(/from about \$4/g)).toHaveLength(1);
  expect(html.match(/class="price"/g)).toHaveLength(1);
});
