import { randomBytes } from "node:crypto";
import { describeError } from "../../bff/errorMessage";

/** An error of the site as it is shown to visitors. */
export interface LoggedError {
  /** Reference number of the error in the log. */
  reference: string;
  /** Message of the error; null in production, where only the log has it. */
  message: string | null;
}

/** Logs an error under a new reference number, which the visitor can quote. */
export function logError(status: number, error: unknown): LoggedError {
  const reference = randomBytes(4).toString("hex");
  const { message } = describeError(error);
  console.error(JSON.stringify({ statusCode: status, reference, message }));
  return { reference, message: process.env.NODE_ENV === "production" ? null : message };
}
