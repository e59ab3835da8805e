/**
 * Variables with which each of the site's operations has an answer in the embedded data, `{}` where it takes none. The
 * sandbox shows the operations in this order; a test runs them all.
 */
export const variables: Readonly<Record<string, object>> = {
  PageByPath: { path: "/", lang: "en-us" },
  KiosksById: { ids: ["100001", "100002", "100003"] },
  KioskRatings: { ids: ["100001", "100002", "100003"] },
  RouteByPath: { path: "/how-it-works/", lang: "fr-ca" },
  ContentVersion: {},
};
