/** What a process of its own measured of one size of network; times are in milliseconds, memory in bytes. */
export interface InProcessReport {
  listsMs: number;
  mapsMs: number;
  /** The longest that the process could not answer while threads were at work. */
  longestDelayMs: number;
  /** On this process's own heap, which its collector has to go through, and in all. */
  heap: number;
  memory: number;
  view: Times;
  filteredView: Times;
  nearest: Times;
  scan: { view: Times; nearest: Times };
  supercluster: { loadMs: number; heap: number; memory: number; view: Times };
  /** What the map script of others does in the browser at each zoom. */
  markerClusterer: Times | null;
}

export interface Times {
  p50: number;
  p99: number;
}
