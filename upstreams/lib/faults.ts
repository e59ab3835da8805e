import { z } from "zod";

/** Faults that every upstream can play, over any of their protocols. */
export const transportKinds = ["delay", "hang", "hang-body", "reset", "truncate", "malformed", "html", "huge"] as const;

const faultFields = z.strictObject({
  kind: z.string(),
  /** Prefix of the path below the mount; without it every path is hit. */
  path: z.string().startsWith("/").optional(),
  /** The whole path must be equal, so that `/api/v2` spares the searches below it. */
  exact: z.boolean().optional(),
  times: z.int().positive().optional(),
  ms: z.int().nonnegative().optional(),
  status: z.int().min(200).max(599).optional(),
  retryAfter: z.union([z.number().nonnegative(), z.string()]).nullish(),
  bytes: z.int().nonnegative().optional(),
  /** Which allowance is used up, for services that have several. */
  per: z.enum(["minute", "day"]).optional(),
});

/** One switched-on fault. */
export type Fault = z.infer<typeof faultFields>;

/** The faults of one upstream, which tests switch on and off. */
export interface FaultBoard {
  /** Replaces the list; returns what is wrong with the new one, and then changes nothing. */
  replace(faults: unknown): string[];
  clear(): void;
  list(): readonly Fault[];
  /** The first fault that hits this path, used up once. */
  take(path: string): Fault | undefined;
}

/** Builds a board that knows the given kinds and refuses all others. */
export function createFaultBoard(kinds: readonly string[]): FaultBoard {
  const kind = z.string().refine((value) => kinds.includes(value), {
    error: `must be one of ${kinds.join(", ")}`,
  });
  const faultList = z.array(faultFields.extend({ kind }));
  let active: Fault[] = [];
  return {
    replace(faults) {
      const { data, error } = faultList.safeParse(Array.isArray(faults) ? faults : [faults]);
      if (data) active = data;
      return (error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    },
    clear() {
      active = [];
    },
    list: () => active,
    take(path) {
      const hit = active.find((fault) => isHit(fault, path));
      if (hit?.times !== undefined) {
        hit.times -= 1;
        if (hit.times === 0) active = active.filter((fault) => fault !== hit);
      }
      return hit;
    },
  };
}

function isHit({ path = "/", exact }: Fault, called: string): boolean {
  return exact ? called === path : called.startsWith(path);
}
