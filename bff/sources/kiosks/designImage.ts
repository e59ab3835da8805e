/** Below this path the media handler serves what lies below the root of the design images. */
const DESIGN_IMAGES_PATH = "/media/designs/";

/**
 * Turns an image's address into a path on this server, since a page asks nobody else. An address that does not lie
 * below `rootUrl` is null, for there would be nobody to fetch it; `onForeign` is told.
 */
export function createToImagePath(rootUrl: string, onForeign: (address: string) => void = () => {}) {
  const root = new URL(rootUrl);
  return (address: string | null | undefined): string | null => {
    if (!address) return null;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.origin === root.origin && url.pathname.startsWith(root.pathname)) {
      return `${DESIGN_IMAGES_PATH}${url.pathname.slice(root.pathname.length)}${url.search}`;
    }
    onForeign(address);
    return null;
  };
}
