import { locationMetadata, renderLocation } from "../../../../../../../screens/location/locationPage";

/** A kiosk's page. */
export const generateMetadata = locationMetadata;
export default renderLocation;
