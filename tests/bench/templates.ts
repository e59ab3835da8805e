interface Template {
  name: string;
  path: string;
  /** Whether it is also measured with Lighthouse, which takes a minute. */
  isForLighthouse?: boolean;
}

/** One page of each kind. */
export const templates: readonly Template[] = [
  { name: "home", path: "/", isForLighthouse: true },
  { name: "French home", path: "/fr-ca/", isForLighthouse: true },
  { name: "generic page", path: "/how-it-works/" },
  { name: "services", path: "/products/" },
  { name: "service page", path: "/products/key-copy-kiosk/", isForLighthouse: true },
  { name: "French service page", path: "/fr-ca/products/key-copy-kiosk/", isForLighthouse: true },
  { name: "questions", path: "/frequently-asked-questions/", isForLighthouse: true },
  { name: "French questions", path: "/fr-ca/frequently-asked-questions/", isForLighthouse: true },
  { name: "question", path: "/frequently-asked-questions/am-i-allowed-to-copy-my-building-fob/" },
  { name: "gallery", path: "/key-gallery/", isForLighthouse: true },
  { name: "French gallery", path: "/fr-ca/key-gallery/", isForLighthouse: true },
  { name: "legal page", path: "/privacy-policy/", isForLighthouse: true },
  { name: "French legal page", path: "/fr-ca/privacy-policy/", isForLighthouse: true },
  { name: "directory", path: "/key-services/" },
  { name: "search", path: "/key-services/?q=Columbus&at=39.9612,-82.9988", isForLighthouse: true },
  { name: "state", path: "/key-services/oh/", isForLighthouse: true },
  { name: "city", path: "/key-services/oh/columbus/", isForLighthouse: true },
  { name: "French city", path: "/fr-ca/key-services/qc/montreal/", isForLighthouse: true },
  // Only the id matters; the site redirects to the correct path.
  { name: "location", path: "/key-services/ny/new-york/a/100001/", isForLighthouse: true },
];
