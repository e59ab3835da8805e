/** A page on the way to another, below the home page. */
export interface Breadcrumb {
  label: string;
  /** With its language prefix. */
  href: string;
}
