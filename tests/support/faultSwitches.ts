import { onTestFinished } from "vitest";
import { ownStack } from "./ownStack";

interface Fault {
  kind: string;
  path?: string;
  status?: number;
  /** How long a delay is. */
  ms?: number;
  retryAfter?: number;
  times?: number;
}

/** The services that the stand-ins stand in for. */
export type StandIn = "content" | "backend" | "places";

/** Switches faults of a stand-in on, in place of any others, until the test ends. */
export async function switchFaults(standIn: StandIn, ...faults: Fault[]): Promise<void> {
  onTestFinished(() => post(standIn, []));
  await post(standIn, faults);
}

/** Switches all faults of a stand-in off again before the test ends. */
export async function liftFaults(standIn: StandIn): Promise<void> {
  await post(standIn, []);
}

async function post(standIn: StandIn, faults: Fault[]): Promise<void> {
  const response = await fetch(`${ownStack().upstreamsUrl}/${standIn}/__faults`, { method: "POST", body: JSON.stringify(faults) });
  if (!response.ok) throw new Error(await response.text());
}
