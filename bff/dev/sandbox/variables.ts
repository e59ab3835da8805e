/** The sandbox's examples: the site's operations by subject, in the order in which the sandbox shows them. */
interface ExampleGroup {
  title: string;
  /** By operation: variables that have an answer in the embedded data, `{}` when it takes none. A test runs them all. */
  operations: Readonly<Record<string, object>>;
}

export const exampleGroups: readonly ExampleGroup[] = [
  {
    title: "Pages",
    operations: {
      PageByPath: { path: "/", language: "EN_US" },
      Chrome: { language: "EN_US" },
      NotFoundPage: { language: "FR_CA" },
      Faqs: { language: "EN_US" },
      ServiceCards: { language: "FR_CA" },
      CookieBanner: { language: "FR_CA" },
      LocationTexts: { language: "EN_US" },
      LocksmithTexts: { language: "EN_US" },
    },
  },
  {
    title: "Kiosks",
    operations: {
      KiosksFoundNear: { point: { lat: 39.96, lng: -83 }, offering: ["CAR_KEYS"], first: 20, offset: 0, atLeast: 1 },
      KiosksFoundIn: { bounds: { minLat: 39.8, maxLat: 40.2, minLng: -83.2, maxLng: -82.8 }, first: 20, offset: 0 },
      KiosksNearPlace: { point: { lat: 39.96, lng: -83 }, offering: ["CAR_KEYS"], first: 3 },
      LocksmithsNear: { point: { lat: 39.96, lng: -83 } },
      NearestKiosk: { point: { lat: 39.96, lng: -83 } },
      KioskLocation: { id: "100001", state: "NY", city: "new-york", language: "EN_US" },
      AroundKiosk: { point: { lat: 40.719264, lng: -74.001955 } },
      KiosksById: { ids: ["100001", "100002", "100003"] },
      MapMarkers: { bounds: { minLat: 39.7, maxLat: 40.2, minLng: -83.4, maxLng: -82.6 }, zoom: 11, offering: ["CAR_KEYS"] },
      MapKiosks: { ids: ["100001"] },
    },
  },
  {
    title: "Directory",
    operations: {
      KioskStates: { language: "EN_US" },
      KioskCities: { state: "IL", language: "EN_US" },
      KiosksOfCity: { state: "IL", city: "springfield", language: "EN_US", first: 20, offset: 0 },
      LocalityOfWords: { words: "Columbus, OH", language: "EN_US" },
      SimilarTowns: { words: "Colombus HO" },
      LargestCities: {},
      KioskCells: {},
      PlacesOfState: { state: "TX", world: { minLat: -90, maxLat: 90, minLng: -180, maxLng: 180 }, zoom: 6 },
      CitiesNearby: { state: "IL", city: "springfield" },
    },
  },
  {
    title: "Designs",
    operations: {
      GalleryFilters: { language: "EN_US" },
      GalleryDesigns: { groups: ["WILD", "NATR"], language: "EN_US" },
      GalleryStock: { point: { lat: 39.96, lng: -83 } },
      DesignOnSku: { skuId: 20010, language: "EN_US" },
      DesignInStock: { skuId: 20010, point: { lat: 39.96, lng: -83 } },
      StockOfKiosk: { spot: { minLat: 40.7191, maxLat: 40.7195, minLng: -74.0021, maxLng: -74.0018 }, language: "EN_US" },
    },
  },
  {
    title: "Places",
    operations: {
      PlacePredictions: { input: "colum", language: "EN_US", sessionToken: "a-session-of-mine" },
      PlacePoint: { placeId: "ChIJCBZVGva8ZAEPjb0Z600001J", language: "EN_US", sessionToken: "a-session-of-mine" },
      PointOfWords: { words: "12 Lantern St, Columbus, OH", language: "EN_US" },
      AddressPredictions: { input: "10 lantern", language: "EN_US", sessionToken: "a-session-of-mine" },
      PlaceAddress: { placeId: "ChIJCBZVGva8ZAEPjb0Z600001J", language: "EN_US", sessionToken: "a-session-of-mine" },
      KioskRatings: { ids: ["100001", "100002", "100003"] },
      KioskReviews: { id: "100001", language: "FR_CA" },
    },
  },
  {
    title: "Forms",
    operations: {
      SendMessage: {
        input: { name: "Robin", email: "robin@mail.example", topic: "kiosk", message: "The kiosk is out of blanks." },
        key: "a-key-of-my-own-making",
        language: "EN_US",
      },
      SubmitApplication: { input: { firstName: "Robin" }, resume: null, key: "another-key-of-mine" },
    },
  },
  {
    title: "Routing",
    operations: {
      FormerRoute: { path: "/how-it-works/", language: "EN_US" },
      RouteByPath: { path: "/how-it-works/", language: "FR_CA" },
      Sitemap: {},
      SitemapIndex: {},
      SitemapDirectory: { state: "QC" },
      SitemapKiosks: { state: "QC", first: 100, offset: 0 },
    },
  },
  {
    title: "Preview",
    operations: {
      ContentVersion: {},
      ContentChanged: {},
      PreviewTarget: { token: "http://127.0.0.1:4100/content/previews/spring:1?websitePreviewId=1", documentId: "Zspring0en" },
      PreviewTools: {},
      EditorOfDocument: { id: "Zspring0en" },
    },
  },
];

/** The variables of all examples, by operation. */
export const variables: Readonly<Record<string, object>> = Object.assign({}, ...exampleGroups.map(({ operations }) => operations));

/** What a developer has to know to run an operation, by its name; lines of a comment above it. */
export const notes: Readonly<Record<string, readonly string[]>> = {
  SubmitApplication: [
    'GraphiQL cannot send a file. Save this operation with its variables as body.json, { "query": …, "variables": … }, and send it:',
    "",
    "curl http://localhost:3000/graphql -H 'apollo-require-preflight: 1' \\",
    '  -F operations=@body.json -F map=\'{ "0": ["variables.resume"] }\' -F 0=@resume.pdf',
    "",
    "The file takes the place of `resume: null`. The example's variables are incomplete: the answer names each field that is missing.",
  ],
};
