/** The props that Next passes to a page: unvalidated path segments and query. Each page parses them itself. */
export interface PageProps {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}
