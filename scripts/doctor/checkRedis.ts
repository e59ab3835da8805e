import { createClient } from "@redis/client";
import { type Diagnosis, diagnosesOf } from "./diagnosis";

const { ok, note, fault } = diagnosesOf("redis");

const TIMEOUT_MS = 3_000;

/**
 * Checks that Redis answers, and that it drops what it has instead of refusing more. No line contains the address, which may hold a
 * password.
 */
export async function checkRedis(url: string, timeoutMs = TIMEOUT_MS): Promise<Diagnosis[]> {
  const client = createClient({ url, socket: { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.ping();
    // Hosted ones may refuse to tell their configuration.
    const settings = await client.configGet("maxmemory-policy").catch(() => ({}) as Record<string, string>);
    const policy = settings["maxmemory-policy"];
    if (policy !== "noeviction") return [ok("Redis answers.")];
    return [
      ok("Redis answers."),
      note("A full Redis refuses what processes would share.", "Set maxmemory-policy to volatile-ttl (docs/operations/machines.md)."),
    ];
  } catch (error) {
    const { message } = error as Error;
    if (/WRONGPASS|NOAUTH|NOPERM/.test(message)) return [fault("Redis refuses the name or password.", "Correct those in REDIS_URL.")];
    return [fault("Redis does not answer.", "Check REDIS_URL, that Redis runs, and that this machine may reach it.")];
  } finally {
    if (client.isOpen) client.destroy();
  }
}
