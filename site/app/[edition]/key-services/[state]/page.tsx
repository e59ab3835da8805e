import { renderState, stateMetadata } from "../../../../screens/directory/state/statePage";

/** The cities of a state or province, filtered by the query. */
export const generateMetadata = stateMetadata;
export default renderState;
