import { createSearchPage, searchMetadata } from "../../../screens/searchOrDirectory";

// The same screen under its second address; canonical is the first.
export const generateMetadata = searchMetadata;
export default createSearchPage("/kiosk-locator/");
