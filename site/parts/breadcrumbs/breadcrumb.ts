/** One page of a breadcrumb trail, without the home page. */
export interface Breadcrumb {
  label: string;
  /** Path with language prefix. */
  href: string;
}
