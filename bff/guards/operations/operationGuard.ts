import type { Redis } from "#shared/redis/connection.ts";
import { createChargeText } from "../cost/chargeText";
import { createAllowList } from "./allowList";
import { createDocumentStore } from "./documentStore";
import { createOperations, type Operations } from "./operations";
import { createQueryStore } from "./queryStore";

interface Options {
  /** The site's operations, which can be sent by their hashes; none by default. */
  operations?: Operations;
  /** Whether other operations are executed as well; default: true. */
  anyOperation?: boolean;
  redis?: Redis;
}

export type OperationGuard = ReturnType<typeof createOperationGuard>;

/** Creates what decides which operations are executed: Apollo's stores, the allow-list, and the charge for a text before it is parsed. */
export function createOperationGuard({ operations = createOperations(), anyOperation = true, redis }: Options = {}) {
  const documents = createDocumentStore(operations);
  const queries = createQueryStore(operations, redis);
  return {
    documents,
    queries,
    chargeText: createChargeText(documents, queries),
    /** Throws if the operation of a request is not allowed. */
    refuseOthers: anyOperation ? undefined : createAllowList(operations),
  };
}
