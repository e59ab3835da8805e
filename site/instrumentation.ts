import { recordThrown } from "./bff/renderContext";

/** Next calls this for each error that it catches while it renders: pages contain its digest alone, and pageCache looks the message up. */
export function onRequestError(error: unknown): void {
  const { digest, message } = (typeof error === "object" && error !== null ? error : {}) as { digest?: unknown; message?: unknown };
  if (typeof digest === "string") recordThrown(digest, typeof message === "string" ? message : String(error));
}
