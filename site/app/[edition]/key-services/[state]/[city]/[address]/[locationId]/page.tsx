import { locationMetadata, renderLocation } from "../../../../../../../features/locator/locationPage";

/** One kiosk. */
export const generateMetadata = locationMetadata;
export default renderLocation;
