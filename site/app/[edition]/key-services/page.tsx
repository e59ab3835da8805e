import { createSearchPage, searchMetadata } from "../../../screens/searchOrDirectory";

export const generateMetadata = searchMetadata;
export default createSearchPage("/key-services/");
