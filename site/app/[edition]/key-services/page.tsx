import { rootMetadata, RootPage } from "../../../features/locator/rootPage";

export const generateStaticParams = () => [];
export const generateMetadata = rootMetadata;
export default RootPage;
