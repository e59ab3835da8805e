import { renderState, stateMetadata } from "../../../../features/locator/statePage";

/** The cities of a state or province that have what the query asks for. */
export const generateMetadata = stateMetadata;
export default renderState;
