import type { Fault } from "../lib/faults";
import { toJsonReply } from "../lib/http";
import type { Upstream } from "../lib/mount";
import { toRetryAfterHeader } from "../lib/playFault";
import type { Models } from "./models";
import type { WriteGate } from "./writeGate";

/** Prismic's Custom Types API, of which only the reading is implemented. */
export function createCustomTypesApi({ models, gate }: { models: Models; gate: WriteGate }): Upstream {
  return {
    faultReplies: {
      "429": (fault: Fault) => toJsonReply(429, { message: "Too Many Requests" }, toRetryAfterHeader(fault)),
      "5xx": ({ status = 500 }: Fault) => toJsonReply(status, { message: "Internal server error" }),
    },
    handle(call) {
      const refusal = gate(call);
      if (refusal) return refusal;
      switch (`${call.method} ${call.path}`) {
        case "GET /customtypes":
          return toJsonReply(200, models.types);
        case "GET /slices":
          return toJsonReply(200, models.slices);
        default:
          return toJsonReply(404, { message: `No method ${call.method} ${call.path}` });
      }
    },
  };
}
