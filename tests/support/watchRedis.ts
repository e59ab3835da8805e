import { createClient } from "@redis/client";
import { onTestFinished } from "vitest";

/** Returns the commands that a Redis gets from now on, with their values, until the test ends. */
export async function watchRedis(url: string): Promise<string[]> {
  const commands: string[] = [];
  const client = createClient({ url });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.destroy());
  await client.monitor((command) => void commands.push(String(command)));
  return commands;
}
