/** The load to generate. */
export interface LoadSpec {
  url: string;
  /** More addresses, to which every second, third connection and so on goes. */
  urls?: string[];
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string;
  /** More bodies, which alternate with the first. */
  bodies?: string[];
  connections: number;
  /** Duration of the load before the measured time begins. */
  warmUpMs: number;
  durationMs: number;
}

/** The measurements. Times are in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number;
  firstByteP50: number;
  firstByteP95: number;
  wholeP50: number;
  wholeP99: number;
  /** Share of one core that the generator itself used. Near 1, the generator is the bottleneck. */
  generatorLoad: number;
}
