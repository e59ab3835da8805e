/** Measurements of one network size, taken in a separate process. Times are in milliseconds, memory in bytes. */
export interface InProcessReport {
  listsMs: number;
  mapsMs: number;
  /** The longest time for which the process was blocked while threads built the index. */
  longestDelayMs: number;
  /** Memory on the heap of the main thread, which its garbage collector scans, and in total. */
  heap: number;
  memory: number;
  view: Times;
  filteredView: Times;
  nearest: Times;
  scan: { view: Times; nearest: Times };
  supercluster: { loadMs: number; heap: number; memory: number; view: Times };
  /** Times of Google's marker clusterer, which runs in the browser at each zoom. */
  markerClusterer: Times | null;
}

export interface Times {
  p50: number;
  p99: number;
}
