import { expect, it } from "vitest";
import { BAD_PORTS } from "#shared/config/badPorts.ts";
import { collectFaults } from "#scripts/lib/configFaults.ts";
import { parseBffConfig } from "#bff/config.ts";
import { parseSiteConfig } from "#site/config.ts";

it("names ports alone that fetch refuses", async () => {
  for (const port of BAD_PORTS) {
    const error = await fetch(`http://127.0.0.1:${port}/`).catch((thrown: Error) => thrown);
    expect((error as Error).cause, String(port)).toMatchObject({ message: "bad port" });
  }
});

it("refuses them for every server, in one report with the other faults", () => {
  const env = { PORT: "6000", BFF_PORT: "10080", UPSTREAMS_PORT: "6667", METRICS_PORT: "4190", SITE_URL: "keyway" };
  const refused = (variable: keyof typeof env) =>
    `${variable}: must not be ${env[variable]}, a port that browsers and fetch refuse to connect to; take one from 7000 to 9999`;
  const faults = collectFaults([() => parseSiteConfig(env as never), () => parseBffConfig(env as never)]);
  expect(faults.toSorted()).toEqual(
    [
      ...(["PORT", "BFF_PORT", "UPSTREAMS_PORT", "METRICS_PORT"] as const).map(refused),
      "SITE_URL: must be an absolute http or https address",
    ].toSorted(),
  );
});
