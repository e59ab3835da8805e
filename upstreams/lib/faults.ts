import { z } from "zod";

/** Kinds of faults of the transport, which every upstream has. */
export const transportKinds = ["delay", "hang", "hang-body", "reset", "truncate", "malformed", "html", "huge"] as const;

const faultFields = z.strictObject({
  kind: z.string(),
  /** Prefix of the path below the mount; absent for every path. */
  path: z.string().startsWith("/").optional(),
  /** Whether the whole path must be equal, so that `/api/v2` does not match the searches below it. */
  exact: z.boolean().optional(),
  times: z.int().positive().optional(),
  ms: z.int().nonnegative().optional(),
  status: z.int().min(200).max(599).optional(),
  retryAfter: z.union([z.number().nonnegative(), z.string()]).nullish(),
  bytes: z.int().nonnegative().optional(),
  /** Which quota is exceeded, for services that have several. */
  per: z.enum(["minute", "day"]).optional(),
});

/** A fault that is switched on. */
export type Fault = z.infer<typeof faultFields>;

/** The faults of one upstream, switched on and off by tests. */
export interface FaultBoard {
  /** Replaces the list. If the new one is invalid, keeps the old list and returns what is wrong. */
  replace(faults: unknown): string[];
  clear(): void;
  list(): readonly Fault[];
  /** Returns the first fault that matches the path, and decrements its `times`. */
  take(path: string): Fault | undefined;
}

/** Creates a board that accepts only the given kinds. */
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
