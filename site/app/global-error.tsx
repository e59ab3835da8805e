"use client";

import { useEffect, useState } from "react";
import { reloadOnce } from "../navigation/chunkGuard";

/**
 * A page broke in the browser, where the bars cannot be made. Loaded anew, the server makes the page, or an error page
 * with bars and the number to call; within a minute of that, this says what there is to say, in both languages. Nothing here can break
 * again.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  // The page that broke still stands while this one is made, and with it the number that it showed.
  const [call] = useState(() =>
    typeof document === "undefined" ? null : (document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.href ?? null),
  );
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
