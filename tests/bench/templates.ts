/** One page of each kind that the site renders. */
export const templates: readonly { name: string; path: string }[] = [
  { name: "home", path: "/" },
  { name: "generic page", path: "/how-it-works/" },
  { name: "service page", path: "/products/key-copy-kiosk/" },
  { name: "question", path: "/frequently-asked-questions/am-i-allowed-to-copy-my-building-fob/" },
];
