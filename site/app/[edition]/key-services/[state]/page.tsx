import { renderState, stateMetadata } from "../../../../screens/directory/state/statePage";

/** The cities of a state or province that have what the query asks for. */
export const generateMetadata = stateMetadata;
export default renderState;
