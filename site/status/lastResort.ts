/** What is shown when even the error page fails: nothing that could fail again, in both languages of the site. */
export function lastResort(reference: string): string {
  const part = (lang: string, home: string, title: string, details: string, back: string) =>
    `<section lang="${lang}"><h1>${title}</h1><p>${details} <code>${reference}</code></p><p><a href="${home}">${back}</a></p></section>`;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>500 | Keyway</title>
<style>body{margin:0 auto;max-width:40rem;padding:64px 20px;background:#fff;color:#0e2233;font:17px/1.6 Inter,system-ui,sans-serif}section+section{margin-top:48px;border-top:1px solid #cdd7e0}h1{font-size:32px;line-height:1.1;letter-spacing:-.03em}a{color:#1557a3;font-weight:700}</style></head>
<body><main>${part("en-US", "/", "An error occurred while showing the error page", "Details: status 500, reference number", "Go back to home")}
${part("fr-CA", "/fr-ca/", "Une erreur est survenue pendant l’affichage de la page d’erreur", "Détails\u00a0: statut 500, numéro de référence", "Retour à l’accueil")}</main></body></html>`;
}
