import { NotFoundScreen } from "../../../../screens/status/NotFoundScreen";
import { homeParams, parseParams } from "../../../../routing/params";

/** What the proxy shows in place of a page that is not there, with the status it has set; one for all that are not. */
export default async function MissingPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <NotFoundScreen edition={edition} />;
}
