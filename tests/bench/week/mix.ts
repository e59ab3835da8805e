import { graphRequest, pageWithKiosksRequest } from "../bff/pageRequest";

/** A request of a visitor. */
export interface Visit {
  path: string;
  method?: "POST";
  headers?: Record<string, string>;
  body?: string;
}

/** Creates the next visit of one kind. */
type NextVisit = () => Visit;

/** The visits of a week, by kind. Each kind has some visitors, who visit one after the other. */
export interface Mix {
  name: string;
  visitors: number;
  next: NextVisit;
}

const CITIES = ["columbus", "boston", "Montréal", "43215", "H2Y 1C6", "Springfield", "nowhere at all"];
const MAP = `query ($bounds: BoundsInput!, $zoom: Int!) { kioskMap(bounds: $bounds, zoom: $zoom) {
  totalCount markers { lat lng kioskCount locationId }
} }`;
const PREDICT = "query ($input: String!, $token: String!) { predictions(input: $input, sessionToken: $token) { placeId description } }";
const HTML = { accept: "text/html", "accept-encoding": "br" };

/** Creates the mix from the addresses in the site's sitemap, the first of which are visited most, and the site's scripts. */
export function createMix(addresses: readonly string[], scripts: readonly string[]): Mix[] {
  let count = 0;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
  const page = (path: string, cookie?: string): Visit => ({ path, headers: { ...HTML, ...(cookie && { cookie }) } });
  const graph = (body: object): Visit => {
    const { method, headers, body: text } = graphRequest("", body);
    return { path: "/graphql", method: method as "POST", headers, body: text };
  };
  const popular = addresses.slice(0, 40);
  const kiosks = JSON.parse(pageWithKiosksRequest("").body) as object;
  const viewAt = (lat: number, lng: number) => ({ minLat: lat, maxLat: lat + 1, minLng: lng, maxLng: lng + 1 });
  return [
    { name: "popular pages", visitors: 8, next: () => page(pick(popular)) },
    { name: "scripts and styles", visitors: 2, next: () => ({ path: pick(scripts), headers: HTML }) },
    { name: "any page", visitors: 1, next: () => page(pick(addresses)) },
    { name: "searches", visitors: 1, next: () => page(`/key-services/?q=${encodeURIComponent(pick(CITIES))}`) },
    { name: "pages with a token", visitors: 1, next: () => page(pick(popular), `token=visitor-${count++ % 1_000}`) },
    { name: "addresses without a page", visitors: 1, next: () => page(`/nothing-${count++}/`) },
    { name: "queries", visitors: 2, next: () => graph(kiosks) },
    {
      name: "map views",
      visitors: 1,
      next: () => graph({ query: MAP, variables: { bounds: viewAt(28 + Math.random() * 20, -120 + Math.random() * 45), zoom: 9 } }),
    },
    {
      name: "predictions",
      visitors: 1,
      next: () => graph({ query: PREDICT, variables: { input: pick(CITIES), token: `week-${count++}` } }),
    },
  ];
}
