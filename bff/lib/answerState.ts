import { type GraphQLError, type GraphQLResolveInfo, locatedError } from "graphql";
import type { Cached } from "./cache";
import type { ErrorCode } from "./errorCodes";
import { SourceError } from "./errors";

/**
 * The state of an answer while it is made: to whom it may be sent, what it was made of and what it lacks. Loaders and resolvers change it
 * by these functions alone; the plugins in bff/http/answers read it.
 */
export interface AnswerState {
  /** False once the answer contains something that belongs to one visitor, that its source forbids to cache, or that is incomplete. */
  readonly isShareable: boolean;
  /** The versions of the data it was made of, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Ids of the documents that it was made of. */
  readonly documents: ReadonlySet<string>;
  /** Sources whose last good values stand in for a failure. */
  readonly staleSources: ReadonlySet<string>;
  /** Sources that failed for a part of the answer without an error in it. */
  readonly failedSources: ReadonlySet<string>;
  /** Errors of fields that have a value nevertheless; they are sent with those that the executor finds. */
  readonly errorsBesideData: readonly GraphQLError[];
  /** Codes of errors that mutations have returned as their results. */
  readonly resultErrors: readonly ErrorCode[];

  /** Keeps the answer for its visitor alone. */
  keepPrivate(): void;
  addVersion(name: string, version: string): void;
  addDocument(id: string): void;
  /** Returns a cached value, and records its source when the value is stale. */
  useCached<T>(source: string, cached: Cached<T>): T;
  /** Records a failed source when the answer contains a replacement and no error. */
  addFailure(source: string): void;
  /** Resolves to the promise's value, or to null when its source fails, which is recorded. */
  nullOnFailure<T>(promise: Promise<T>): Promise<T | null>;
  /** Adds an error beside the value of a field of Query, with that field's path. */
  addError(error: unknown, field: Pick<GraphQLResolveInfo, "fieldNodes">): void;
  /** Adds the code of an error that a mutation returns as its result. */
  addResultError(code: ErrorCode): void;
}

/** Returns the state of an answer that nothing has been added to yet. */
export function createAnswerState(): AnswerState {
  let isShareable = true;
  const versions: Record<string, string> = {};
  const documents = new Set<string>();
  const staleSources = new Set<string>();
  const failedSources = new Set<string>();
  const errorsBesideData: GraphQLError[] = [];
  const resultErrors: ErrorCode[] = [];
  const keepPrivate = () => {
    isShareable = false;
  };
  const addFailure = (source: string) => {
    failedSources.add(source);
    keepPrivate();
  };

  return {
    get isShareable() {
      return isShareable;
    },
    versions,
    documents,
    staleSources,
    failedSources,
    errorsBesideData,
    resultErrors,

    keepPrivate,
    addVersion: (name, version) => void (versions[name] = version),
    addDocument: (id) => void documents.add(id),
    useCached(source, { value, stale }) {
      if (stale) {
        staleSources.add(source);
        keepPrivate();
      }
      return value;
    },
    addFailure,
    nullOnFailure: (promise) =>
      promise.catch((error: unknown) => {
        if (!(error instanceof SourceError)) throw error;
        addFailure(error.source);
        return null;
      }),
    addError(error, { fieldNodes }) {
      const { alias, name } = fieldNodes[0]!;
      errorsBesideData.push(locatedError(error, fieldNodes, [(alias ?? name).value]));
      keepPrivate();
    },
    addResultError: (code) => void resultErrors.push(code),
  };
}
