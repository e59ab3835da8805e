import { rootMetadata, RootSearchPage } from "../../../../features/locator/rootPage";

export const generateMetadata = rootMetadata;
export default RootSearchPage;
