import { toTel } from "../ui/toTel";

const STYLE = `
body{margin:0 auto;max-width:40rem;padding:64px 20px;background:#fff;color:#0e2233;font:17px/1.6 Inter,system-ui,sans-serif}
section+section{margin-top:48px;border-top:1px solid #cdd7e0}
.call{display:inline-block;padding:16px 24px;border-radius:12px;background:#be202b;color:#fff;text-decoration:none}
h1{font-size:32px;line-height:1.1;letter-spacing:-.03em}
a{color:#1557a3;font-weight:700}`;

/** Why the page is sent: the error page could not be rendered either, or too many pages wait to be rendered. */
type Reason = "broken" | "busy";

interface Words {
  lang: string;
  home: string;
  titles: Record<Reason, string>;
  details(status: number): string;
  back: string;
  call: string;
}

const ENGLISH: Words = {
  lang: "en-US",
  home: "/",
  titles: {
    broken: "An error occurred while showing the error page",
    busy: "There are too many requests right now. Try again in half a minute.",
  },
  details: (status) => `Details: status ${status}, reference number`,
  back: "Go back to home",
  call: "Locked out? Call",
};

const FRENCH: Words = {
  lang: "fr-CA",
  home: "/fr-ca/",
  titles: {
    broken: "Une erreur est survenue pendant l’affichage de la page d’erreur",
    busy: "Il y a trop de demandes en ce moment. Réessayez dans une demi-minute.",
  },
  details: (status) => `Détails\u00a0: statut ${status}, numéro de référence`,
  back: "Retour à l’accueil",
  call: "Embarré dehors? Appelez le",
};

/**
 * Returns the HTML that is sent when not even the error page can be rendered: a constant document in both languages, with the configured
 * number to call, if there is one.
 */
export function staticErrorPage(status: number, reference: string, phone: string | null, reason: Reason = "broken"): string {
  const section = ({ lang, home, titles, details, back, call }: Words) =>
    `<section lang="${lang}"><h1>${titles[reason]}</h1><p>${details(status)} <code>${reference}</code></p>` +
    `<p><a href="${home}">${back}</a></p>${callLink(phone, call)}</section>`;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${status} | Keyway</title>
<style>${STYLE}</style></head>
<body><main>${section(ENGLISH)}
${section(FRENCH)}</main></body></html>`;
}

function callLink(phone: string | null, words: string): string {
  const tel = phone && toTel(phone);
  if (!tel) return "";
  const number = phone.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<p><a class="call" href="${tel}">${words} ${number}</a></p>`;
}
