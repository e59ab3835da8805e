import { cityMetadata, renderCity } from "#site/screens/directory/city/cityPage.tsx";

/** A city's list, filtered by the query. */
export const generateMetadata = cityMetadata;
export default renderCity;
