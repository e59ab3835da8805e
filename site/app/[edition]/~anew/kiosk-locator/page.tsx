export { default, generateMetadata } from "../key-services/page";
