/** What Next hands to a page: segments of the path and the query as they came. Each page parses them itself. */
export interface PageProps {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}
