import { renderState, stateMetadata } from "#site/screens/directory/state/statePage.tsx";

/** The cities of a state or province, filtered by the query. */
export const generateMetadata = stateMetadata;
export default renderState;
