import { parseState } from "../../../../../features/locator/parseState";
import { renderState } from "../../../../../features/locator/statePage";

export { generateMetadata } from "../../../key-services/[state]/page";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}

/** The cities of a state or province that have what the query asks for. */
export default async function StatePage({ params, searchParams }: Props) {
  return renderState(params, parseState(await searchParams));
}
