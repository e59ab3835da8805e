import { useCookieBannerQuery } from "../../bff/__generated__/hooks";
import { toLanguageCode } from "../../i18n/languages";
import { CookieBanner } from "./CookieBanner";
import type { ConsentProps } from "./consentProps";

/** Loads the editor's banner and shows it. Renders nothing when it cannot be loaded. */
export function CookieBannerLoader(props: ConsentProps) {
  const banner = useCookieBannerQuery({ variables: { language: toLanguageCode(props.lang) } }).data?.cookieBanner;
  return banner && <CookieBanner {...props} banner={banner.data} />;
}
