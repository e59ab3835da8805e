import { onTestFinished } from "vitest";
import { ownStack } from "./ownStack";

interface Fault {
  kind: string;
  path?: string;
  status?: number;
  /** Duration of a delay in milliseconds. */
  ms?: number;
  retryAfter?: number;
  times?: number;
}

/** The stand-ins with fault switches. */
export type StandIn = "content" | "backend" | "places" | "jobs";

/** Replaces the faults of a stand-in until the test ends. */
export async function switchFaults(standIn: StandIn, ...faults: Fault[]): Promise<void> {
  onTestFinished(() => post(standIn, []));
  await post(standIn, faults);
}

/** Removes all faults of a stand-in before the test ends. */
export async function liftFaults(standIn: StandIn): Promise<void> {
  await post(standIn, []);
}

async function post(standIn: StandIn, faults: Fault[]): Promise<void> {
  const response = await fetch(`${ownStack().upstreamsUrl}/${standIn}/__faults`, { method: "POST", body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(await response.text());
}
