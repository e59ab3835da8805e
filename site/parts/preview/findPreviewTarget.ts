import { PreviewTargetDocument } from "../../bff/__generated__/operations";
import { logError } from "../../bff/logError";
import { queryBff } from "../../bff/query";
import { toLocalPath } from "../../routing/preview";

/** Path at which a preview begins, or why it cannot: the token is invalid, or the repository does not answer. */
export type PreviewTarget = { path: string } | "expired" | "unavailable";

const REFUSALS: readonly unknown[] = ["PREVIEW_EXPIRED", "BAD_USER_INPUT"];

/** Asks the BFF for the path of a preview's draft. `forwardedFor` is the editor's address. */
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
