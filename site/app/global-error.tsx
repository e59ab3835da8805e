"use client";

import { useEffect, useState } from "react";
import { reloadOnce } from "../navigation/chunkGuard";

/**
 * Shown when a page throws in the browser, where header and footer cannot be rendered. It reloads the page once, so that the server renders
 * the page or an error page with header and phone number. If that fails again within a minute, this says so in both languages. It has no
 * dependencies that could throw.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  // The broken page is still in the document during the first render, and so is its phone number.
  const [call] = useState(() => globalThis.document?.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.href);
  const number = call?.slice(4).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");
  useEffect(() => {
    void import("../navigation/navigationWatcher").then(({ navigationFailed }) => navigationFailed());
    reloadOnce();
  }, []);
  return (
    <html lang="en-US">
      <body style={{ margin: "64px auto", maxWidth: 640, padding: "0 20px", font: "17px/1.6 system-ui" }}>
        <h1>An error occurred while showing the error page</h1>
        <p>{error.digest ?? error.message}</p>
        <a href="/">Go back to home</a>
        {call && (
          <p>
            Locked out? <a href={call}>Call {number}</a>
          </p>
        )}
        <div lang="fr-CA">
          <h2>Une erreur est survenue pendant l’affichage de la page d’erreur</h2>
          <a href="/fr-ca/">Retour à l’accueil</a>
          {call && (
            <p>
              Embarré dehors? <a href={call}>Appelez le {number}</a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}
