import { createSearchPage, searchMetadata } from "../../../features/locator/searchPage";

export const generateMetadata = searchMetadata;
export default createSearchPage("/key-services/");
