import type { Fault } from "../lib/faults";
import { toJsonReply, toTextReply, type Reply } from "../lib/http";
import { toRetryAfterHeader } from "../lib/playFault";
import type { ContentFault } from "./contentFault";
import { createExpiredPreviewFault, createExpiredRefFault, createUnknownRefFault } from "./refs";

/** Creates the content service's responses to the faults that tests switch on. */
export function createContentFaultReplies(getMasterRef: () => string) {
  return {
    "429": (fault: Fault) =>
      toJsonReply(
        429,
        {
          status_code: 429,
          status_message: "Your request count (11) is over the allowed limit of 10.",
        },
        toRetryAfterHeader(fault),
      ),
    "5xx": ({ status = 500 }: Fault) => toTextReply(status, "The service is unavailable"),
    "stale-ref": () => toFaultReply(createUnknownRefFault(getMasterRef())),
    "expired-ref": () => toFaultReply(createExpiredRefFault(getMasterRef())),
    "expired-preview": () => toFaultReply(createExpiredPreviewFault()),
  };
}

/** Converts a ContentFault to a reply. */
export function toFaultReply({ status, body }: ContentFault): Reply {
  return toJsonReply(status, body, { "cache-control": "no-store" });
}
