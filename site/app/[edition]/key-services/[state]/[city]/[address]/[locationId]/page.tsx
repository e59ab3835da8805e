import { locationMetadata, renderLocation } from "#site/screens/location/locationPage.tsx";

/** A kiosk's page. */
export const generateMetadata = locationMetadata;
export default renderLocation;
