/** An error with the status and body of the content service's error response. */
export class ContentFault extends Error {
  override readonly name = "ContentFault";

  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> & { message: string },
  ) {
    super(body.message);
  }
}

/** Returns the 400 for a query or parameter that is invalid or not implemented by this stand-in. */
export function createParsingFault(message: string, column = 1): ContentFault {
  return new ContentFault(400, {
    type: "parsing-error",
    message,
    pos: { line: 1, column, id: 0, location: "query" },
  });
}
