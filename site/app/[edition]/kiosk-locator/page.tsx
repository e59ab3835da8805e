import { createSearchPage, searchMetadata } from "../../../screens/searchOrDirectory";

// The search under its second path; the canonical URL is under the first.
export const generateMetadata = searchMetadata;
export default createSearchPage("/kiosk-locator/");
