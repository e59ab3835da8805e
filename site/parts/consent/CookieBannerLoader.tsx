import { useCookieBannerQuery } from "../../bff/__generated__/browser/CookieBanner";
import { CookieBanner } from "./CookieBanner";
import type { ConsentProps } from "./consentProps";

/** The question about cookies in the editor's words. Where they do not come, the question is left out. */
export function CookieBannerLoader(props: ConsentProps) {
  const banner = useCookieBannerQuery({ variables: { lang: props.lang } }).data?.cookie_banner;
  return banner && <CookieBanner {...props} banner={banner.data} />;
}
