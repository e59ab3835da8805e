import { PreviewTargetDocument } from "../../bff/__generated__/operations";
import { logError } from "../../bff/logError";
import { queryBff } from "../../bff/query";
import { toLocalPath } from "../../routing/preview";

/** Where a preview begins; or why it cannot: its token is no good, or the repository does not answer. */
export type PreviewTarget = { path: string } | "expired" | "unavailable";

const REFUSALS: readonly unknown[] = ["PREVIEW_EXPIRED", "BAD_USER_INPUT"];

/** Asks the BFF where the draft of a preview shows; `forwardedFor` tells for whom. */
export async function findPreviewTarget(token: string, documentId: string | null, forwardedFor?: string): Promise<PreviewTarget> {
  try {
    const { data, errors } = await queryBff(PreviewTargetDocument, { token, documentId }, undefined, forwardedFor);
    if (data.previewTarget) return { path: toLocalPath(data.previewTarget.path) ?? "/" };
    return errors.some(({ extensions }) => REFUSALS.includes(extensions?.code)) ? "expired" : "unavailable";
  } catch (error) {
    logError(error);
    return "unavailable";
  }
}
