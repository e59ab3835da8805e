import { cityMetadata, renderCity } from "../../../../../features/locator/cityPage";

/** A city's list as the query asks for it. */
export const generateMetadata = cityMetadata;
export default renderCity;
