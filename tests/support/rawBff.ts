import { onTestFinished } from "vitest";
import { createFakes, startBff } from "./fakes";
import { sendRaw } from "./rawSocket";

/** Starts a BFF over fakes and returns a function that sends it raw requests. */
export async function startRawBff() {
  const fakes = createFakes();
  const bff = await startBff(fakes);
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  for (const name of ["uncaughtException", "unhandledRejection"]) process.on(name, note);
  onTestFinished(() => {
    for (const name of ["uncaughtException", "unhandledRejection"]) process.off(name, note);
  });
  const send = (head: readonly string[], body: string | Uint8Array = "", isCutOff = false) => sendRaw(bff.url, head, { body, isCutOff });
  return { ...bff, fakes, faults, send };
}
