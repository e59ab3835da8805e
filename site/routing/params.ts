import { notFound } from "next/navigation";
import { z } from "zod";
import { type Edition, parseEdition } from "./edition";

/** A route's own part of an address; what does not fit is the 404 page. One schema a route. */
export const edition = z.string().transform((segment, context): Edition => {
  const parsed = parseEdition(segment);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "No edition of ours." });
  return z.NEVER;
});

/** `/{edition}/`: the home page. */
export const homeParams = z.object({ edition });

/** `/{edition}/{…path}/`: any page of content. What is longer is no address that an editor could have written. */
export const pageParams = z.object({ edition, path: z.array(z.string().min(1).max(500)).min(1).max(8) });

/** `/{edition}/error/{status}/`: what the proxy shows in place of a page. */
export const statusParams = z.object({ edition, status: z.enum(["404", "503"]) });

/** The parameters of a route, or the 404 page. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const { data, success } = schema.safeParse(params);
  if (!success) notFound();
  return data;
}

const codes = z
  .string()
  .regex(/^[A-Z0-9]{1,12}(,[A-Z0-9]{1,12}){0,19}$/)
  .transform((text) => text.split(","));

/** What may follow the `?` of a page. Anybody may add anything there, so what does not fit is as if it were not there. */
const pageQuery = z.object({
  /** Codes of the design groups of a filter of the key gallery. */
  group: codes.optional().catch(undefined),
  /** Those of one of its narrower filters. */
  sub: codes.optional().catch(undefined),
});

export type PageQuery = z.infer<typeof pageQuery>;

export function parseQuery(searchParams: Record<string, unknown>): PageQuery {
  return pageQuery.parse(searchParams);
}
