import { parseUpstreamsConfig } from "./config";
import { createUpstreams } from "./server";

try {
  const config = parseUpstreamsConfig(process.env, process.argv.slice(2));
  const upstreams = await createUpstreams(config);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void upstreams.close().then(() => process.exit(0)));
  }
  console.log(`Upstreams listen on ${upstreams.url} with ${config.kioskCount} kiosks`);
  await upstreams.warmUp();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
