export { default } from "../../../error/404/page";
