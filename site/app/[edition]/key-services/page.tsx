import { createSearchPage, searchMetadata } from "#site/screens/searchOrDirectory.tsx";

export const generateMetadata = searchMetadata;
export default createSearchPage("/key-services/");
