import { renderPath, toPath } from "../../../../features/page/renderPath";
import { pageParams, parseParams, parseQuery } from "../../../../routing/params";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<Record<string, unknown>>;
}

export { generateMetadata } from "../../[...path]/page";

/** Any page of content with what its query asks for. */
export default async function DocumentPart({ params, searchParams }: Props) {
  const { edition, path } = parseParams(pageParams, await params);
  return renderPath(edition, toPath(path), parseQuery(await searchParams));
}
