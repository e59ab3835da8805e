import { createSearchPage, searchMetadata } from "#site/screens/searchOrDirectory.tsx";

// The search under its second path; the canonical URL is under the first.
export const generateMetadata = searchMetadata;
export default createSearchPage("/kiosk-locator/");
