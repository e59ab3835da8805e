import { cityMetadata, renderCity } from "../../../../../screens/directory/city/cityPage";

/** A city's list as the query asks for it. */
export const generateMetadata = cityMetadata;
export default renderCity;
