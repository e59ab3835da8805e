/** Measurements of one network size, taken in a separate process. Times are in milliseconds, memory in bytes. */
export interface InProcessReport {
  listsMs: number;
  mapsMs: number;
  /** The longest time for which the process was blocked while the network was loaded and its map made. */
  longestDelayMs: number;
  /** The most processor time that it took meanwhile without answering requests; null where the system does not tell. */
  longestWorkMs: number | null;
  /** Memory on the heap of the main thread, which its garbage collector scans, and in total. */
  heap: number;
  memory: number;
  /** The first view of the kiosks with one service, which are clustered for it. */
  firstFilteredMs: number;
  view: Times;
  filteredView: Times;
  /** The count and the 20 nearest of a search box, and of the whole network. */
  list: Times;
  wholeList: Times;
}

export interface Times {
  p50: number;
  p99: number;
}
