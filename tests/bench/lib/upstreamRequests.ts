const mounts = ["content", "backend", "places"];

export interface UpstreamRequests {
  total: number;
  /** Keys are paths such as `/content/api/v2`. */
  byPath: Record<string, number>;
}

/** Counts the requests to the stand-ins while `work` runs. */
export async function countUpstreamRequests(upstreamsUrl: string, work: () => Promise<unknown>): Promise<UpstreamRequests> {
  await Promise.all(mounts.map((mount) => fetchJson(`${upstreamsUrl}/${mount}/__reset`, { method: "POST" })));
  await work();
  const tallies = await Promise.all(mounts.map(async (mount) => ({ mount, ...(await fetchJson(`${upstreamsUrl}/${mount}/__stats`)) })));
  return {
    total: tallies.reduce((sum, { total }) => sum + total, 0),
    byPath: Object.fromEntries(
      tallies.flatMap(({ mount, byPath }) => Object.entries(byPath).map(([path, count]) => [`/${mount}${path}`, count])),
    ),
  };
}

async function fetchJson(url: string, init?: RequestInit): Promise<UpstreamRequests> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as UpstreamRequests;
}
