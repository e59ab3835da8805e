import { describe, expect, it, test, vi } from "vitest";
import { application, applicationRequest, message, resumeFile } from "../../../tests/support/application";
import { createFakes, failureOf, keyDesign, kiosk, pageDocument, startBff } from "../../../tests/support/fakes";
import type { ServiceKey } from "../../sources/kiosks/kiosk";

/** A BFF over content of every kind, and over a Google that knows one place. */
async function start() {
  const fakes = createFakes();
  const geoLocation = { lat: 39.8, lng: -89.6 };
  const area = { geoLocation, northeast: null, southwest: null };
  const place = { placeId: "p1", name: "Springfield", types: [], ...area, vicinity: null, attributions: [] };
  const parts = { streetNumber: "12", route: "Main St", locality: "Springfield", administrativeAreaLevel1: "IL" };
  const more = { administrativeAreaLevel2: "Sangamon County", country: "US", postalCode: "62701", latitude: 39.8, longitude: -89.6 };
  fakes.places.answers = {
    search: { ...place, formattedAddress: "Springfield, IL, USA" },
    address: { placeId: "p1", name: "12 Main St", ...parts, ...more, attributions: [] },
    predictions: [{ placeId: "p1", description: "Springfield, IL, USA", name: "Springfield" }],
  };
  fakes.content.languages = [{ id: "en-us", name: "English", isMaster: true }];
  const data = { contact_page: { link_type: "Web", url: "https://keyway.example" }, customer_support: "555-0102", display_order: 2 };
  const image = { url: "https://images.example/wild.webp" };
  fakes.content.documents = [...SINGLETONS.values(), "key_gallery_filter"].map((type) =>
    pageDocument({ id: type, type, uid: null, data: { ...data, image, slices: [] } as never }),
  );
  const services: ServiceKey[] = ["keyCopy", "carKeys"];
  const stocked = { ...kiosk("1"), servicesAvailable: services, stocksDesignGroups: ["WILD"], geoLocation };
  const address = { ...stocked.address, state: "NY", city: "Albany" };
  fakes.kiosks.all = [stocked, { ...kiosk("2"), address, geoLocation: { lat: 39.81, lng: -89.6 } }];
  fakes.kiosks.designs = [keyDesign("WILD", 1)];
  return await startBff(fakes);
}

/** A BFF over a home page in both languages, which records what Google is asked. */
async function startInFrench() {
  const fakes = createFakes();
  fakes.content.languages = ["en-us", "fr-ca"].map((id) => ({ id, name: id, isMaster: id === "en-us" }));
  const home = { type: "homepage", uid: null };
  fakes.content.documents = [pageDocument({ ...home, id: "home" }), pageDocument({ ...home, id: "accueil", lang: "fr-ca" })];
  const address = { ...kiosk("1").address, state: "NC", city: "Cary" };
  fakes.kiosks.all = [{ ...kiosk("1"), address }];
  const search = vi.spyOn(fakes.deps.sources.places, "search");
  return { ask: (await startBff(fakes)).ask, search };
}

const SINGLETONS = new Map(
  [
    "app_bar",
    "company_information",
    "cookie_banner",
    "faq_page",
    "geolocation_snackbar",
    "key_gallery",
    "locator_bar",
    "locator_page",
    "locksmith_locator_widget",
    "products_page",
  ].map((id) => [id.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()), id]),
);

test.each([...SINGLETONS])("Query.%s answers alike under its former name", async (name, former) => {
  const { ask } = await start();
  const { data, errors } = await ask(`{ now: ${name}(lang: "en-us") { id type } before: ${former}(lang: "en-us") { id type } }`);
  expect(errors).toBeUndefined();
  expect(data?.now).toEqual({ id: former, type: former });
  expect(data?.before).toEqual(data?.now);
});

const POINT = "{ lat: 39.8, lng: -89.6 }";
const HERE = "lat: 39.8, lng: -89.6";
const BOX = "{ minLat: 39, maxLat: 41, minLng: -90, maxLng: -89 }";

test.each([
  [
    `kiosksNear(point: ${POINT}, first: 1, offering: [KEY_COPY]) { totalCount nodes { distanceKm } }`,
    `kiosksNear(${HERE}, limit: 1, services: ["keyCopy"]) { totalCount: total nodes: results { distanceKm } }`,
  ],
  [
    `kiosksInArea(bounds: ${BOX}, first: 1) { totalCount nodes { kiosk { locationId } } }`,
    `kiosksInArea(bounds: ${BOX}, limit: 1) { totalCount: total nodes: results { kiosk { locationId } } }`,
  ],
  [
    `kioskMap(bounds: ${BOX}, zoom: 5, offering: [KEY_COPY]) { totalCount }`,
    `kioskMap(bounds: ${BOX}, zoom: 5, services: ["keyCopy"]) { totalCount: total }`,
  ],
  [
    'kiosksInState(state: "NY", first: 1) { totalCount nodes { locationId } }',
    'kiosksByPlace(state: "NY", first: 1) { totalCount: total nodes: kiosks { locationId } }',
  ],
  [
    `kioskMap(bounds: ${BOX}, zoom: 5) { markers { count: kioskCount } }`,
    `kioskMap(bounds: ${BOX}, zoom: 5) { markers { count: kiosks } }`,
  ],
  ["kioskStates { count: kioskCount ofCities: cityCount }", "kioskStates { count: kiosks ofCities: cities }"],
  ["kioskStates { services { count: kioskCount } }", "kioskStates { services { count: kiosks } }"],
  ['kioskCities(state: "NY") { count: kioskCount }', 'kioskCities(state: "NY") { count: kiosks }'],
  ["kioskStates(offering: [CAR_KEYS]) { state }", 'kioskStates(services: ["carKeys"]) { state }'],
  [`keyDesignsInArea(bounds: ${BOX}) { code }`, `keyDesignsByCoordinates(bounds: ${BOX}) { code }`],
  [`keyDesignsNear(point: ${POINT}) { code }`, `keyDesignsNear(${HERE}) { code }`],
  [
    `keyDesign(skuId: 1) { stockedNear(point: ${POINT}, first: 1) { distanceKm } }`,
    `keyDesign(skuId: 1) { stockedNear(${HERE}, limit: 1) { distanceKm } }`,
  ],
  [
    'kiosk(id: "1") { keyDesigns(first: 1) { designId } machines }',
    'kiosk(id: "1") { keyDesigns(limit: 1) { designId } machines: machineTypes }',
  ],
  ['kioskState(state: "NY") { nearby(first: 1) { state } }', 'kioskState(state: "NY") { nearby(limit: 1) { state } }'],
])("%s answers alike by its former names and arguments", async (now, before) => {
  const { ask } = await start();
  const [current, former] = [await ask(`{ ${now} }`), await ask(`{ ${before} }`)];
  expect(current.errors).toBeUndefined();
  expect(JSON.stringify(current.data)).toMatch(/\d|IL|WILD/);
  expect(Object.values(former.data!)).toEqual(Object.values(current.data!));
});

test("a language is its name in the graph, or formerly its id, which overrides it; en-us when there is neither", async () => {
  const { ask, search } = await startInFrench();
  const states = await ask(`{ kioskState(state: "NC") {
    none: name now: name(language: FR_CA) before: name(lang: "fr-ca") both: name(language: EN_US, lang: "fr-ca")
    nobody: name(language: FR_CA, lang: "de-de") empty: name(language: FR_CA, lang: null)
  } }`);
  const [english, french] = ["North Carolina", "Caroline du Nord"];
  expect(states).toEqual({
    data: { kioskState: { none: english, now: french, before: french, both: french, nobody: english, empty: french } },
  });
  const { data, errors } = await ask(`{ languages { id code }
    now: page(path: "/", language: FR_CA) { ...Id } before: page(path: "/", lang: "fr-ca") { ...Id } none: page(path: "/") { ...Id }
    placeSearch(query: "x", language: FR_CA) { placeId }
  } fragment Id on Document { id lang }`);
  expect(errors).toBeUndefined();
  const home = { id: "accueil", lang: "fr-ca" };
  expect(data).toMatchObject({ now: home, before: home, none: { id: "home", lang: "en-us" } });
  expect(data?.languages).toEqual([
    { id: "en-us", code: "EN_US" },
    { id: "fr-ca", code: "FR_CA" },
  ]);
  expect(search.mock.calls[0]![0]).toMatchObject({ query: "x", lang: "fr-ca" });
  const { errors: refused } = await ask('{ kioskState(state: "NC") { name(language: DE_DE) } }');
  expect(refused).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
});

test.each([
  ["languages", "isMaster", "is_master", true],
  ['company(lang: "en-us") { contactDetails', "customerSupport { value }", "customer_support { value }", { value: "555-0102" }],
  ['company(lang: "en-us") { contactDetails', "contactPage", "contact_page", { link_type: "Web", url: "https://keyway.example" }],
  ['keyGalleryFilters(lang: "en-us")', "displayOrder", "display_order", 2],
  ['keyGalleryFilters(lang: "en-us")', "imageUrl", "image_url", "https://images.example/wild.webp"],
  ['placeSearch(query: "x")', "placeId", "place_id", "p1"],
  ['placeSearch(query: "x")', "formattedAddress", "formatted_address", "Springfield, IL, USA"],
  ['placeSearch(query: "x")', "geoLocation { lat lng }", "location { lat lng }", { lat: 39.8, lng: -89.6 }],
  ['placeAddress(placeId: "p1")', "placeId", "place_id", "p1"],
  ['placeAddress(placeId: "p1")', "streetNumber", "street_number", "12"],
  ['placeAddress(placeId: "p1")', "administrativeAreaLevel1", "administrative_area_level_1", "IL"],
  ['placeAddress(placeId: "p1")', "administrativeAreaLevel2", "administrative_area_level_2", "Sangamon County"],
  ['placeAddress(placeId: "p1")', "postalCode", "postal_code", "62701"],
  ['predictions(input: "spri")', "placeId", "place_id", "p1"],
])("below %s, %s answers alike under its former name %s", async (path, now, before, value) => {
  const { ask } = await start();
  const query = `{ ${path} { now: ${now} before: ${before} }${" }".repeat(path.split("{").length)}`;
  const { data, errors } = await ask(query);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain(JSON.stringify({ now: value, before: value }).slice(1, -1));
});

describe("a form", () => {
  const APPLY = `mutation ($input: LocksmithApplicationInput!, $resume: Upload!, $key: ID!) {
    submitLocksmithApplication(input: $input, resume: $resume, key: $key) { reference fieldErrors { field code } }
  }`;
  const SEND = `mutation ($input: ContactMessageInput!, $key: ID!) {
    sendContactMessage(input: $input, key: $key, lang: "fr-ca") { reference fieldErrors { field code } }
  }`;
  const startForms = async () => {
    const fakes = createFakes();
    const { url, ask } = await startBff(fakes);
    const applyAs = async (input: object): Promise<unknown> => {
      const request = applicationRequest(input, resumeFile(), crypto.randomUUID(), APPLY);
      return ((await (await fetch(url, request)).json()) as { data: object }).data;
    };
    return { ...fakes, applyAs, send: (input: object) => ask(SEND, { input, key: crypto.randomUUID() }) };
  };

  it("is sent under its former name, with the former names of an address", async () => {
    const { applyAs, send, jobs } = await startForms();
    const { placeId, streetNumber, administrativeAreaLevel1, administrativeAreaLevel2, postalCode, ...rest } = application();
    const former = {
      ...rest,
      place_id: placeId,
      street_number: streetNumber,
      administrative_area_level_1: administrativeAreaLevel1,
      administrative_area_level_2: administrativeAreaLevel2,
      postal_code: postalCode,
    };
    const accepted = { reference: "7QK2-9XMD", fieldErrors: [] };
    expect(await applyAs(former)).toEqual({ submitLocksmithApplication: accepted });
    expect(await applyAs(application())).toEqual({ submitLocksmithApplication: accepted });
    expect((await send(message())).data).toEqual({ sendContactMessage: accepted });
    const parts = { placeId, streetNumber, administrativeAreaLevel1, administrativeAreaLevel2, postalCode };
    expect(jobs.received).toMatchObject([{ form: parts }, { form: parts }, { form: { name: "Robin" } }]);
  });

  it("gets the codes of wrong fields in camelCase, and failures of the upstream as errors", async () => {
    const { applyAs, send, jobs } = await startForms();
    expect(await applyAs({ ...application(), email: "robin", message: "x".repeat(2001), consent: false })).toEqual({
      submitLocksmithApplication: {
        reference: null,
        fieldErrors: [
          { field: "email", code: "invalidEmail" },
          { field: "message", code: "tooLong" },
          { field: "consent", code: "consent" },
        ],
      },
    });
    jobs.failure = failureOf("jobs");
    const { data, errors } = await send(message());
    expect(data).toEqual({ sendContactMessage: null });
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_STATUS", source: "jobs" } }]);
  });
});
