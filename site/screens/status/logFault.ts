import { randomBytes } from "node:crypto";
import { describeError } from "../../bff/errorMessage";

/** A fault of ours as a visitor is told of it. */
export interface Fault {
  /** What the log calls this fault by. */
  reference: string;
  /** What was thrown; null in production, where it is the log's alone. */
  message: string | null;
}

/** Writes a fault into the log under a new reference number, which the visitor can name. */
export function logFault(status: number, error: unknown): Fault {
  const reference = randomBytes(4).toString("hex");
  const { message } = describeError(error);
  console.error(JSON.stringify({ statusCode: status, reference, message }));
  return { reference, message: process.env.NODE_ENV === "production" ? null : message };
}
