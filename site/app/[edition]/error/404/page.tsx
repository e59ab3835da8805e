import { NotFoundScreen } from "#site/screens/status/NotFoundScreen.tsx";
import { homeParams, parseParams } from "#site/routing/params.ts";

/** The proxy shows this page, with status 404, for every missing page. */
export default async function MissingPage({ params }: { params: Promise<unknown> }) {
  const { edition } = parseParams(homeParams, await params);
  return <NotFoundScreen edition={edition} />;
}
