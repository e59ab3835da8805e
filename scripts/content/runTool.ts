import { ForbiddenError, PrismicError } from "@prismicio/client";
import { ContentToolError } from "./connect";

/** Runs a command and returns its exit code. What fails is said in words, never with a token. */
export async function runTool(command: () => Promise<void>, printError: (line: string) => void): Promise<0 | 1> {
  try {
    await command();
    return 0;
  } catch (error) {
    printError(toMessage(error));
    return 1;
  }
}

function toMessage(error: unknown): string {
  if (error instanceof ContentToolError) return error.message;
  if (error instanceof ForbiddenError)
    return `Prismic refuses the write token: ${error.message} Make another: npx prismic token create --write`;
  if (error instanceof PrismicError)
    return `Prismic refuses what was sent: ${error.message} What was written until then is in the map: run again.`;
  if (error instanceof TypeError && error.cause instanceof Error)
    return `No connection: ${error.cause.message}. Run again; it goes on where it was.`;
  return error instanceof Error ? error.message : String(error);
}
