import { toUrl } from "#shared/toUrl.ts";

/** The path below which the media handler serves the pictures below the root of the design images. */
const DESIGN_IMAGES_PATH = "/media/designs/";

/**
 * Creates a function that turns an image's address into a path on this server, since pages load nothing from elsewhere. An address that is
 * not below `rootUrl` becomes null, since no handler would serve it; `onForeign` is called with it.
 */
export function createToImagePath(rootUrl: string, onForeign: (address: string) => void = () => {}) {
  const root = new URL(rootUrl);
  return (address: string | null | undefined): string | null => {
    if (!address) return null;
    const url = toUrl(address);
    if (url?.origin === root.origin && url.pathname.startsWith(root.pathname)) {
      return `${DESIGN_IMAGES_PATH}${url.pathname.slice(root.pathname.length)}${url.search}`;
    }
    onForeign(address);
    return null;
  };
}
