import { locationMetadata, renderLocation } from "../../../../../../../screens/location/locationPage";

/** One kiosk. */
export const generateMetadata = locationMetadata;
export default renderLocation;
