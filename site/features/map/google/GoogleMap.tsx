import type { MapAdapter } from "../mapContract";
export const adapter: MapAdapter = null as never;
