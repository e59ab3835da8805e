/** The player of a video. */
export interface Player {
  provider: string;
  /** URL for a frame. It autoplays, since it is loaded by a click on play. */
  playerUrl: string;
}

const YOUTUBE = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/;
const VIMEO = /^(www\.|player\.)?vimeo\.com$/;

/**
 * Returns the player for a video's URL at a supported provider, built from the id only, in its most private form. Undefined for other URLs.
 */
export function toPlayer(address: string): Player | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  if (hostname === "youtu.be") return toYoutube(pathname.slice(1));
  if (YOUTUBE.test(hostname)) return toYoutube(/^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get("v"));
  if (VIMEO.test(hostname)) return toVimeo(pathname, searchParams.get("h"));
  return undefined;
}

function toYoutube(id: string | null): Player | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  return { provider: "YouTube", playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` };
}

/** Unlisted videos carry a key: the second part of the path, or the parameter `h`. */
function toVimeo(pathname: string, parameter: string | null): Player | undefined {
  const [, id, key = parameter] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const unlisted = key && /^[\da-f]+$/.test(key) ? `&h=${key}` : "";
  return { provider: "Vimeo", playerUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` };
}
