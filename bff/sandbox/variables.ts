/**
 * Variables with which each of the site's operations has an answer in the embedded data, `{}` where it takes none. The
 * sandbox shows the operations in this order; a test runs them all.
 */
export const variables: Readonly<Record<string, object>> = {
  PageByPath: { path: "/", lang: "en-us" },
  Faqs: { lang: "en-us" },
  ServiceCards: { lang: "fr-ca" },
  GalleryFilters: { lang: "en-us" },
  GalleryDesigns: { groups: ["WILD", "NATR"] },
  KiosksById: { ids: ["100001", "100002", "100003"] },
  Chrome: { lang: "en-us" },
  CookieBanner: { lang: "fr-ca" },
  LocationTexts: { lang: "en-us" },
  NotFoundPage: { lang: "fr-ca" },
  KioskStates: { lang: "en-us" },
  KioskCities: { state: "IL", lang: "en-us" },
  KiosksOfCity: { state: "IL", city: "springfield", lang: "en-us", first: 20, offset: 0 },
  KioskLocation: { id: "100001", state: "NY", city: "new-york", lang: "en-us" },
  KiosksAround: { lat: 40.72, lng: -74 },
  NearestKiosk: { lat: 39.96, lng: -83 },
  MapMarkers: { bounds: { minLat: 39.7, maxLat: 40.2, minLng: -83.4, maxLng: -82.6 }, zoom: 11, services: ["carKeys"] },
  MapKiosk: { id: "100001" },
  KioskRatings: { ids: ["100001", "100002", "100003"] },
  RouteByPath: { path: "/how-it-works/", lang: "fr-ca" },
  Sitemap: {},
  SitemapIndex: {},
  SitemapPlaces: { state: "QC" },
  SitemapKiosks: { state: "QC", first: 100, offset: 0 },
  ContentVersion: {},
  PreviewTarget: { token: "http://127.0.0.1:4100/content/previews/spring:1?websitePreviewId=1", documentId: "Zspring0en" },
  PreviewTools: {},
};
