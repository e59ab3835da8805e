import { clientHeaders } from "./clientHeaders";
import { errorTexts } from "./errorMessage";
import { mayPersist, toExtensions, wantsText } from "./persistedQueries";
import { type BffAnswer, BffError, isLimited, readAnswer } from "./readAnswer";
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
  return (await askAndWarn(operation, variables, signal)).data;
}

/** Like askBff, for what has a budget: `limited` where nobody, or this visitor alone, may ask for more now (docs/decisions/031). */
export async function askWithinLimits<TData, TVariables>(
  operation: TypedText<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<TData | "limited"> {
  try {
    const { data, errors } = await askAndWarn(operation, variables, signal);
    return isLimited(errors) ? "limited" : data;
  } catch (error) {
    if (error instanceof BffError && isLimited(error.errors)) return "limited";
    throw error;
  }
}

async function askAndWarn<TData, TVariables>(
  operation: TypedText<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<BffAnswer<TData>> {
  try {
    const answer = await ask(operation, variables, signal);
    if (answer.errors.length > 0) warn(operation.name, errorTexts.graphQL(answer.errors));
    return answer;
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
