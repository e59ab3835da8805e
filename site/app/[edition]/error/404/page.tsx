import { NotFoundScreen } from "../../../../screens/status/NotFoundScreen";
import { homeParams, parseParams } from "../../../../routing/params";

/** The proxy shows this page, with status 404, for every missing page. */
export default async function MissingPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <NotFoundScreen edition={edition} />;
}
