import { useCookieBannerQuery } from "../../bff/__generated__/hooks";
import { toLanguageCode } from "../../i18n/languages";
import type { ConsentProps } from "./consentChoice";
import { CookieBanner } from "./CookieBanner";

/** Loads the editor's banner and shows it. Renders nothing when it cannot be loaded. */
export default function LoadedBanner(props: ConsentProps) {
  const banner = useCookieBannerQuery({ variables: { language: toLanguageCode(props.lang) } }).data?.cookieBanner;
  return banner && <CookieBanner {...props} banner={banner.data} />;
}
