import { useLoadScript } from "@react-google-maps/api";
import { useEffect, useState } from "react";
import { SCRIPT_LOAD_TIMEOUT_MS } from "#site/constants.ts";
import { lockLanguage } from "#site/i18n/languageLock.ts";
import type { Lang } from "#site/i18n/languages.ts";

const LANGUAGE: Record<Lang, { language: string; region: string }> = {
  "en-us": { language: "en", region: "US" },
  "fr-ca": { language: "fr-CA", region: "CA" },
};

interface GoogleScript {
  isLoaded: boolean;
  /** Why it failed: it did not load, not in time, or Google refused the key. */
  error: unknown;
}

/** Language of the loaded script. It cannot change, and the script cannot be loaded twice into a document. */
let spoken: Lang | undefined;

/** Loads Google's script once for all maps of a document. From then on, links to another language load a new document. */
export function useGoogleScript({ key, url }: { key: string; url: string }, lang: Lang): GoogleScript {
  const [first] = useState(() => (spoken ??= lang));
  useEffect(() => lockLanguage(), []);
  const { isLoaded, loadError } = useLoadScript({ googleMapsApiKey: key, apiUrl: url, version: "quarterly", ...LANGUAGE[first] });
  const [late, setLate] = useState<Error | null>(null);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(
      () => setLate(new Error(`${url} did not answer within ${SCRIPT_LOAD_TIMEOUT_MS / 1000} s`)),
      SCRIPT_LOAD_TIMEOUT_MS,
    );
    return () => clearTimeout(timer);
  }, [isLoaded, url]);
  const [refused, setRefused] = useState<Error | null>(null);
  useEffect(() => {
    // Google calls this global whenever it refuses the key, also long after the script has loaded.
    const page = window as { gm_authFailure?: () => void };
    page.gm_authFailure = () => setRefused(new Error("Google refuses the key of the map."));
    return () => void delete page.gm_authFailure;
  }, []);
  return { isLoaded, error: loadError ?? refused ?? late };
}
