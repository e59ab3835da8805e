import { toUrl } from "#shared/toUrl.ts";

/** The player of a video. */
export interface Player {
  provider: string;
  /** URL for a frame. It autoplays, since it is loaded by a click on play. */
  playerUrl: string;
}

const YOUTUBE = /^(www\.|m\.|music\.|gaming\.)?(youtube\.com|youtube-nocookie\.com)$/;
const YOUTU_BE = /^(www\.)?youtu\.be$/;
const VIMEO = /^(www\.|player\.)?vimeo\.com$/;

/** Paths of a Vimeo video: its own, in a player, a channel, a group, an album, a showcase, on demand and in its owner's list. */
const VIMEO_PATH = new RegExp(
  String.raw`^/(?:(?:video|videos|channels/[^/]+|groups/[^/]+/videos|(?:album|showcase)/[^/]+/video|ondemand/[^/]+|manage/videos)/)?` +
    String.raw`(\d{3,20})(?:/([\da-f]{6,20}))?/*$`,
  "i",
);
/** The longest video has a day. */
const MAX_SECONDS = 86_400;

/**
 * Returns the player for a video's URL at a supported provider, in its most private form, built from the id, the key of an unlisted video
 * and the second at which it begins only. Undefined for other URLs.
 */
export function toPlayer(address: string): Player | undefined {
  const url = toUrl(address);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return undefined;
  const { hostname, pathname, searchParams, hash } = url;
  const inHash = new URLSearchParams(hash.slice(1));
  const start = toSeconds(["start", "t", "time_continue"].map((name) => searchParams.get(name) ?? inHash.get(name)).find(Boolean));
  if (YOUTU_BE.test(hostname)) return toYoutube(pathname.split("/")[1], start);
  if (YOUTUBE.test(hostname))
    return toYoutube(/^\/(?:embed|shorts|live|watch|v|e)\/([^/]+)/.exec(pathname)?.[1] ?? searchParams.get("v"), start);
  if (VIMEO.test(hostname)) return toVimeo(pathname, searchParams.get("h"), start);
  return undefined;
}

function toYoutube(id: string | null | undefined, start: number): Player | undefined {
  if (!id || !/^[\w-]{11}$/.test(id) || id === "videoseries") return undefined;
  const from = start > 0 ? `&start=${start}` : "";
  return { provider: "YouTube", playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}` };
}

/** Unlisted videos carry a key: the second part of the path, or the parameter `h`. */
function toVimeo(pathname: string, parameter: string | null, start: number): Player | undefined {
  const [, id, key = parameter] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;
  const unlisted = key && /^[\da-f]+$/i.test(key) ? `&h=${key}` : "";
  const from = start > 0 ? `#t=${start}s` : "";
  return { provider: "Vimeo", playerUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}${from}` };
}

/** Returns the seconds of `90`, `90s`, `1m16s`, `1h2m3s` and `1:02:03`; 0 for anything else. */
function toSeconds(written: string | undefined | null): number {
  if (!written || written.length > 20) return 0;
  const clock = /^(?:(\d+):)?(\d+):(\d{1,2})$/.exec(written);
  const units = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d*)?s?)?$/i.exec(written);
  const [, hours = 0, minutes = 0, seconds = 0] = clock ?? units ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total <= MAX_SECONDS ? total : 0;
}
