import { createUpstreams } from "#upstreams/server.ts";

/** The mounts of the stand-ins, by the names of the sources in errors. */
const MOUNTS = { content: "/content", kiosks: "/backend", places: "/places" } as const;
export type FaultySource = keyof typeof MOUNTS;

export interface Stats {
  total: number;
  byPath: Record<string, number>;
  aborted: number;
  /** The largest number of requests that were pending at the same time. */
  mostPending: number;
}

/** Starts separate stand-ins with a small network, which is built before the first request. */
export async function startUpstreams() {
  const { url, close, warmUp } = await createUpstreams({ port: 0, kioskCount: 300, log: () => {} });
  await warmUp();
  const at = (source: FaultySource, path: string) => `${url}${MOUNTS[source]}${path}`;
  return {
    url,
    close,
    async switchFault(source: FaultySource, ...faults: object[]): Promise<void> {
      const response = await fetch(at(source, "/__faults"), { method: "POST", body: JSON.stringify(faults) });
      if (!response.ok) throw new Error(await response.text());
    },
    async statsOf(source: FaultySource): Promise<Stats> {
      return (await (await fetch(at(source, "/__stats"))).json()) as Stats;
    },
    async reset(): Promise<void> {
      for (const source of Object.keys(MOUNTS) as FaultySource[]) await fetch(at(source, "/__reset"), { method: "POST" });
    },
  };
}
