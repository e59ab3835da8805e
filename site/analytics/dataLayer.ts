type Layer = { dataLayer?: unknown[] };

/** Returns the list that Google's tag manager reads; creates it if it is missing. */
export function dataLayer(): unknown[] {
  return ((window as Layer).dataLayer ??= []);
}

/** Appends a gtag command. The tag manager recognizes commands by their type: an `arguments` object, not an array. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}
