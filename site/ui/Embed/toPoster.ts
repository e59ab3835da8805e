import { type Lang, toBcp47 } from "../../i18n/languages";
import type { Player } from "./toPlayer";

const STYLE = `
html,body,a{height:100%;margin:0}
a{position:relative;display:grid;place-items:center;overflow:hidden;background:#0e2233}
a:focus-visible{outline:3px solid #b6d449;outline-offset:-8px;border-radius:20px}
svg{grid-area:1/1}
.key{width:auto;height:150%;fill:#1b3549;rotate:62deg}
.play{position:relative;width:88px;height:88px;fill:#b6d449;transition:fill .12s}
a:hover .play{fill:#a8c73a}
.play path{fill:#0e2233}
span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (prefers-reduced-motion:reduce){.play{transition:none}}
@media (max-width:480px){.play{width:64px;height:64px}}`;

const KEY =
  "M60 2a56 56 0 0 1 56 56c0 24-15 43-34 52v10h-4L70.8 129.8V137L74.8 143.9 63.6 151.1V158.4L78 165.2 74.4 172.4V179.7L78 186.5 " +
  "67.2 193.7V201L74.8 207.8 70.8 215V222.3L74.8 229.1 63.6 236.3V243.6L78 250.4 60 282H52.8L42 269V120H38V110C19 101 4 82 4 58" +
  "A56 56 0 0 1 60 2Z";

// The frame allows scripts and its own origin for the player; this policy forbids both for the poster.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Returns the document that a video's frame shows until the visitor plays it: one link to the player. The link navigates the frame, so it
 * needs no script, and the provider gets no request before. Its title is for screen readers: the frame may load no font, and the page
 * shows the title below. Frames do not inherit the language: `lang` is the page's.
 */
export function toPoster({ playerUrl }: Player, title: string, lang?: Lang): string {
  const words = escape(title);
  const key = `<svg class="key" viewBox="0 0 120 284" aria-hidden="true"><path d="${KEY}"/></svg>`;
  const disc = `<circle cx="44" cy="44" r="44"/><path d="M35 27 62 44 35 61Z"/>`;
  const play = `<svg class="play" viewBox="0 0 88 88" aria-hidden="true">${disc}</svg>`;
  return (
    `<!doctype html><html${lang ? ` lang="${toBcp47(lang)}"` : ""}><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${words}</title>` +
    `<style>${STYLE}</style><a href="${escape(playerUrl)}">${key}${play}<span>${words}</span></a></html>`
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
