import { rootMetadata, RootPage } from "../../../features/locator/rootPage";

// The same screen under its second address; canonical is the first.
export const generateStaticParams = () => [];
export const generateMetadata = rootMetadata;
export default RootPage;
