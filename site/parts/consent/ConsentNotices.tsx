import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { withClient } from "../../bff/lateClient";
import type { Lang } from "../../i18n/languages";
import { snackbarStack } from "../../ui/Snackbar/snackbarStack";
import { readChoice, subscribeToChoice } from "./choice";
import type { BannerWords } from "./CookieConsent";
import { allowTagManager, denyTagManager } from "./tagManager";

export interface ConsentProps {
  /** The tag manager that waits for consent. */
  tagManagerId: string;
  lang: Lang;
  words: BannerWords;
}

/** Does as the visitor chose, and asks a visitor who has not chosen yet. */
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

const loadQuestion = withClient(() => import("./CookieQuestion"));

function Question(props: ConsentProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    loadQuestion().then(
      ({ CookieQuestion }) => setLoaded(() => CookieQuestion),
      // Without the question no visitor can agree, and nothing is loaded.
      () => console.warn("The cookie banner is left out."),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
