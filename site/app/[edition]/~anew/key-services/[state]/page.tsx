export { default, generateMetadata } from "../../../key-services/[state]/page";
