/** Whether a page is the blank one that Next sends in place of one that broke. */
export function isErrorShell(html: string): boolean {
  return html.includes('id="__next_error__"');
}

/** A row of data for the router that holds an error; redirects and the like are errors to Next, and named by it. */
const ERROR_ROW = /(?:^|\n)[\da-f]+:E\{"digest":"(?!NEXT_)/;

/** Whether the data of a page says that the page broke while it was made. */
export function hasErrorRow(data: string): boolean {
  return ERROR_ROW.test(data);
}
