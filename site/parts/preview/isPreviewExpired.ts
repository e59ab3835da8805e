import { errorsIn } from "../../bff/errorMessage";

/** Whether an error of a query says that the token of this browser's preview is no longer valid. */
export function isPreviewExpired(error: unknown): boolean {
  return errorsIn(error).some(({ extensions }) => extensions?.code === "PREVIEW_EXPIRED");
}
