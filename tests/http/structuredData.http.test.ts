import { describe, expect, it } from "vitest";
import { ownStack } from "../support/ownStack";
import { rawGet } from "../support/rawRequest";
import { schemaFaults } from "../support/schemaOrg";

const { siteUrl } = ownStack();

const dataOf = async (path: string): Promise<Record<string, unknown>[]> => {
  const { body } = await rawGet(siteUrl, path);
  return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text!));
};
/** Returns the path of a kiosk's page from the list of its city. */
const kioskPath = async () =>
  /href="(\/key-services\/oh\/columbus\/[^"]+\/\d+\/)"/.exec((await rawGet(siteUrl, "/key-services/oh/columbus/")).body)![1]!;

describe("a page has structured data that is valid in schema.org", () => {
  it.each([
    ["/", ["Organization", "WebSite"]],
    ["/fr-ca/", ["Organization", "WebSite"]],
    ["/how-it-works/", ["BreadcrumbList"]],
    ["/products/", ["BreadcrumbList"]],
    ["/fr-ca/products/locksmith/", ["BreadcrumbList", "Service"]],
    ["/frequently-asked-questions/", ["BreadcrumbList"]],
    ["/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/", ["BreadcrumbList", "FAQPage"]],
    ["/key-gallery/", ["BreadcrumbList"]],
    ["/privacy-policy/", ["BreadcrumbList"]],
    ["/fr-ca/key-services/qc/", ["BreadcrumbList"]],
  ])("%s", async (path, types) => {
    const all = await dataOf(path);
    expect(all.flatMap((data) => schemaFaults(data))).toEqual([]);
    const typesOnPage = all.map((data) => data["@type"]);
    expect(typesOnPage).toEqual(expect.arrayContaining(types));
    // Search engines report repeated data as a fault.
    expect(new Set(typesOnPage).size).toBe(typesOnPage.length);
  });

  it("a kiosk", async () => {
    const all = await dataOf(await kioskPath());
    expect(all.flatMap((data) => schemaFaults(data))).toEqual([]);
    const business = all.find((data) => /^(LocalBusiness|Locksmith)$/.test(String(data["@type"])))!;
    expect(all.map((data) => data["@type"])).toContain("BreadcrumbList");
    expect(business).toMatchObject({ telephone: expect.stringMatching(/^\+1\d{10}$/), image: expect.stringMatching(/image\.png$/) });
    const { headers } = await rawGet(siteUrl, new URL(String(business.image)).pathname);
    expect(headers["content-type"]).toBe("image/png");
  });
});
