import { type Lang, toBcp47 } from "../../i18n/languages";
import type { Player } from "./toPlayer";

const STYLE = `
html,body,a{height:100%;margin:0}
a{position:relative;display:grid;place-items:center;box-sizing:border-box;padding:20px;
background:#0e2233;color:#fff;font:700 20px/1.3 Inter,Arial,sans-serif;text-decoration:none}
a:focus-visible{outline:3px solid #b6d449;outline-offset:-8px;border-radius:20px}
svg{width:88px;height:88px;fill:#b6d449;transition:fill .12s}
a:hover svg{fill:#a8c73a}
path{fill:#0e2233}
span{position:absolute;inset:auto 24px 20px;text-wrap:balance}
@media (prefers-reduced-motion:reduce){svg{transition:none}}
@media (max-width:480px){a{font-size:16px}svg{width:64px;height:64px}}`;

// The frame allows scripts and its own origin for the player; this policy forbids both for the poster.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Returns the document that a video's frame shows until the visitor plays it: one link to the player. The link navigates the frame, so it
 * needs no script, and the provider gets no request before. Frames do not inherit the language: `lang` is the page's.
 */
export function toPoster({ playerUrl }: Player, title: string, lang?: Lang): string {
  const words = escape(title);
  const play = `<svg viewBox="0 0 88 88" aria-hidden="true"><circle cx="44" cy="44" r="44"/><path d="M35 27 62 44 35 61Z"/></svg>`;
  return (
    `<!doctype html><html${lang ? ` lang="${toBcp47(lang)}"` : ""}><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${words}</title>` +
    `<style>${STYLE}</style><a href="${escape(playerUrl)}">${play}<span>${words}</span></a></html>`
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
