import { useEffect, useState, useSyncExternalStore } from "react";
import { CookieBanner as CookieBannerText } from "../../bff/__generated__/browser/CookieBanner";
import type { CookieBannerQuery } from "../../bff/__generated__/operations";
import { askBff } from "../../bff/ask";
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

export type Banner = NonNullable<CookieBannerQuery["cookie_banner"]>["data"];

interface Loaded {
  banner: Banner;
  CookieBanner: typeof import("./CookieBanner").CookieBanner;
}

/** Does as the visitor chose, and asks whoever has not chosen yet. */
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

function Question(props: ConsentProps) {
  const { lang } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    Promise.all([import("./CookieBanner"), askBff(CookieBannerText, { lang }, ended.signal)]).then(
      ([{ CookieBanner }, data]) => data.cookie_banner && setLoaded({ CookieBanner, banner: data.cookie_banner.data }),
      // Nobody is asked, so nobody agrees, and nothing is loaded.
      () => ended.signal.aborted || console.warn("The cookie banner is left out."),
    );
    return () => ended.abort();
  }, [lang]);
  return loaded && <loaded.CookieBanner {...props} banner={loaded.banner} />;
}
