import { createServer } from "node:net";
import { embeddedUpstreams, type Environment, isSet } from "./environment";

export interface Port {
  variable: "PORT" | "BFF_PORT" | "UPSTREAMS_PORT";
  number: number;
  host: string;
}

/** Returns the ports that the processes will listen on. Expects a valid configuration. */
export function readPorts(env: Environment): Port[] {
  const number = (variable: Port["variable"], preset: number) => (isSet(env[variable]) ? Number(env[variable]) : preset);
  const host = (variable: "HOST" | "BFF_HOST") => (isSet(env[variable]) ? env[variable] : "127.0.0.1");
  const ports: Port[] = [
    { variable: "PORT", number: number("PORT", 3000), host: host("HOST") },
    { variable: "BFF_PORT", number: number("BFF_PORT", 4000), host: host("BFF_HOST") },
  ];
  if (embeddedUpstreams(env).length > 0) {
    // The stand-ins listen on loopback only.
    ports.push({ variable: "UPSTREAMS_PORT", number: number("UPSTREAMS_PORT", 4100), host: "127.0.0.1" });
  }
  return ports;
}

/** Returns a sentence for each port that cannot be used. */
export async function findPortFaults(ports: readonly Port[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, port] of ports.entries()) {
    const twin = ports.slice(0, index).find(({ number }) => number === port.number);
    const fault = twin ? `${twin.variable} and ${port.variable} are both ${port.number}.` : await tryToListen(port);
    if (fault) faults.push(fault);
  }
  return faults;
}

async function tryToListen({ variable, number, host }: Port): Promise<string | undefined> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(number, host, resolve);
    });
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") return `Port ${number} is taken (${variable}). Stop what uses it or set ${variable} to another.`;
    return `Port ${number} of ${host} cannot be used (${variable}): ${code}.`;
  } finally {
    server.close();
  }
}
