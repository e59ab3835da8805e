import { cityMetadata, renderCity } from "../../../../../screens/directory/city/cityPage";

/** A city's list, filtered by the query. */
export const generateMetadata = cityMetadata;
export default renderCity;
