import { createSearchPage, searchMetadata } from "../../../screens/searchPage";

export const generateMetadata = searchMetadata;
export default createSearchPage("/key-services/");
