import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { snackbarStack } from "../../ui/Snackbar/snackbarStack";
import { readChoice, subscribeToChoice } from "./consentChoice";
import type { ConsentProps } from "./consentProps";
import { allowTagManager, denyTagManager } from "./tagManager";

/** Applies the visitor's consent choice, and shows the cookie banner to a visitor who has not chosen yet. */
export function ConsentNotices(props: ConsentProps) {
  const { tagManagerId } = props;
  const choice = useSyncExternalStore(subscribeToChoice, readChoice);
  useEffect(() => void snackbarStack(), []);
  useEffect(() => {
    if (choice === "all") allowTagManager(tagManagerId);
    if (choice === "necessary") denyTagManager();
  }, [choice, tagManagerId]);
  return choice === null && <Question {...props} />;
}

const loadQuestion = () => import("./CookieBannerLoader");

function Question(props: ConsentProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    loadQuestion().then(
      ({ CookieBannerLoader }) => setLoaded(() => CookieBannerLoader),
      // Without the banner no visitor can agree, so the tag manager is not loaded.
      () => console.warn("The cookie banner is left out."),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
