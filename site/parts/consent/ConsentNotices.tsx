import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { snackbarStack } from "../../ui/Snackbar/snackbarStack";
import { type ConsentProps, readChoice, subscribeToChoice } from "./consentChoice";
import { allowTagManager, denyTagManager } from "./tagManager";

// Without the banner no visitor can agree, so the tag manager is not loaded.
const LoadedBanner = lazy(() =>
  import("./LoadedBanner").catch(() => {
    console.warn("The cookie banner is left out.");
    return { default: () => null };
  }),
);

/** Applies the visitor's consent choice, and shows the cookie banner to a visitor who has not chosen yet. */
export default function ConsentNotices(props: ConsentProps) {
  const { tagManagerId } = props;
  const choice = useSyncExternalStore(subscribeToChoice, readChoice);
  useEffect(() => void snackbarStack(), []);
  useEffect(() => {
    if (choice === "all") allowTagManager(tagManagerId);
    if (choice === "necessary") denyTagManager();
  }, [choice, tagManagerId]);
  return (
    choice === null && (
      <Suspense>
        <LoadedBanner {...props} />
      </Suspense>
    )
  );
}
