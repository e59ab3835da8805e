type Layer = { dataLayer?: unknown[] };

/** The list that Google's tag manager reads, made where there is none. */
export function dataLayer(): unknown[] {
  return ((window as Layer).dataLayer ??= []);
}

/** Appends a command. The manager tells commands from events by their type: `arguments`, not an array. */
export function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}
