/** Whether the HTML is the empty document that Next sends when rendering threw. */
export function isErrorShell(html: string): boolean {
  return html.includes('id="__next_error__"');
}

/** An error row of an RSC payload. Next encodes redirects as errors too, with a digest that begins with NEXT_. */
const ERROR_ROW = /(?:^|\n)[\da-f]+:E\{"digest":"(?!NEXT_)/;

/** Whether an RSC payload says that rendering threw. */
export function hasErrorRow(data: string): boolean {
  return ERROR_ROW.test(data);
}
