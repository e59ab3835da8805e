export { default, generateMetadata } from "../../../../../../key-services/[state]/[city]/[address]/[locationId]/page";
