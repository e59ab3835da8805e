/** A refusal with the status and body that the content service answers with. */
export class ContentFault extends Error {
  override readonly name = "ContentFault";

  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> & { message: string },
  ) {
    super(body.message);
  }
}

/** The 400 for a query or parameter that is wrong or that this stand-in does not implement. */
export function createParsingFault(message: string, column = 1): ContentFault {
  return new ContentFault(400, {
    type: "parsing-error",
    message,
    pos: { line: 1, column, id: 0, location: "query" },
  });
}
