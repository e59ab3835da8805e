/** What the load generator shall do. */
export interface LoadSpec {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string;
  /** More bodies, sent in turns with the first. */
  bodies?: string[];
  /** Has `%n` in a body stand for the number of the request, counted from here, so that no two are alike. */
  numbersFrom?: number;
  connections: number;
  /** Load that is not counted, before the measured time begins. */
  warmUpMs: number;
  durationMs: number;
}

/** What it measured; times are in milliseconds. */
export interface LoadResult {
  requestsPerSecond: number;
  firstByteP50: number;
  firstByteP95: number;
  wholeP50: number;
  wholeP95: number;
  wholeP99: number;
  wholeMax: number;
  /** Share of one core that the generator itself used: near 1, it measures itself. */
  generatorLoad: number;
}
