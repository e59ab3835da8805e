import { randomBytes } from "node:crypto";

// One key for site/server.ts and for the proxy, whose bundle has a copy of this module of its own.
const shared = globalThis as typeof globalThis & { keywayFaultKey?: string };
const key = (shared.keywayFaultKey ??= randomBytes(16).toString("hex"));

/** The header by which this process asks itself for the error page: nobody else knows its key. */
export const FAULT_HEADER = "x-keyway-fault";

/** The header's value for a fault. */
export function toFaultHeader(reference: string): string {
  return `${key} ${reference}`;
}

/** The reference number of the fault that this process asks itself to show; null in every other request. */
export function readFaultHeader(value: string | null): string | null {
  return value?.startsWith(`${key} `) ? value.slice(key.length + 1) : null;
}
