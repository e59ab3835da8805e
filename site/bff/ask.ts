import { clientHeaders } from "./clientHeaders";
import { errorTexts } from "./errorMessage";
import { mayPersist, toExtensions, wantsText } from "./persistedQueries";
import { type BffAnswer, BffError, readAnswer } from "./readAnswer";
import { warn } from "./warn";

/** An operation as the BFF is asked it, with the types of its answer and variables (codegen/browserPlugin.ts). */
export interface TypedText<TData, TVariables> {
  name: string;
  text: string;
  /** Of the text, by which a query is asked. A mutation has none (docs/decisions/023). */
  sha256?: string;
  /** Types alone: no value ever stands here. */
  types?: (variables: TVariables) => TData;
}

/**
 * Asks the BFF from the browser by plain fetch, for islands that need one answer and no client. What is missing of an
 * answer is null in it, and why is in the log. Throws where there is no answer, which is in the log too: an island does without.
 */
export async function askBff<TData, TVariables>(operation: TypedText<TData, TVariables>, variables: TVariables, signal: AbortSignal): Promise<TData> {
  try {
    const { data, errors } = await ask(operation, variables, signal);
    if (errors.length > 0) warn(operation.name, errorTexts.graphQL(errors));
    return data;
  } catch (error) {
    warn(operation.name, error);
    throw error;
  }
}

async function ask<TData, TVariables>({ name, text, sha256 }: TypedText<TData, TVariables>, variables: TVariables, signal: AbortSignal): Promise<BffAnswer<TData>> {
  const isKnown = () => sha256 !== undefined && mayPersist();
  const extensions = sha256 === undefined ? undefined : toExtensions(sha256);
  const send = async (body: object) => readAnswer<TData>(await post({ operationName: name, variables, ...body }, signal), name);
  if (isKnown()) {
    try {
      return await send({ extensions });
    } catch (error) {
      if (!(error instanceof BffError && wantsText(error.status, error.errors))) throw error;
    }
  }
  // With its hash, by which the BFF will know it from now on.
  return send({ query: text, ...(isKnown() && { extensions }) });
}

function post(body: object, signal: AbortSignal): Promise<Response> {
  return fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...clientHeaders("keyway-browser") },
    body: JSON.stringify(body),
    signal,
  });
}
