import { useLoadScript } from "@react-google-maps/api";
import { useEffect, useState } from "react";
import { SCRIPT_LOAD_TIMEOUT_MS } from "../../../constants";
import { holdLanguage } from "../../../i18n/heldLanguage";
import type { Lang } from "../../../i18n/languages";

const LANGUAGE: Record<Lang, { language: string; region: string }> = {
  "en-us": { language: "en", region: "US" },
  "fr-ca": { language: "fr-CA", region: "CA" },
};

interface GoogleScript {
  isLoaded: boolean;
  /** Why there is none: it did not come, not in time, or not for this key. */
  error: unknown;
}

/** The language that Google's script was asked for in: it speaks no other, and cannot be loaded twice into one document. */
let spoken: Lang | undefined;

/** Google's script, loaded once for all maps of a document. From then on links to another language load that page anew. */
export function useGoogleScript({ key, url }: { key: string; url: string }, lang: Lang): GoogleScript {
  const [first] = useState(() => (spoken ??= lang));
  useEffect(() => holdLanguage(), []);
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
    // Google calls this by its name, whenever a key turns out to be none: also long after the script has come.
    const page = window as { gm_authFailure?: () => void };
    page.gm_authFailure = () => setRefused(new Error("Google refuses the key of the map."));
    return () => void delete page.gm_authFailure;
  }, []);
  return { isLoaded, error: loadError ?? refused ?? late };
}
