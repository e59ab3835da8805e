import { z } from "zod";
import { PageError } from "../errors/pageError";
import { type Edition, parseEdition } from "./edition";

/** A route's own part of an address; what does not fit is the 404 page. One schema a route. */
export const edition = z.string().transform((segment, context): Edition => {
  const parsed = parseEdition(segment);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "No edition of ours." });
  return z.NEVER;
});

/** `/{edition}/`: the home page, and other pages without parameters. */
export const homeParams = z.object({ edition });

/** `/{edition}/{…path}/`: any page of content. What is longer is no address that an editor could have written. */
export const pageParams = z.object({ edition, path: z.array(z.string().min(1).max(500)).min(1).max(8) });

/** `/{edition}/error/{status}/{reference}/`: what the server shows in place of a page that broke. */
export const errorPageParams = z.object({ edition, status: z.enum(["500", "503"]), reference: z.string() });

/** The parameters of a route, or the 404 page. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const { data, success } = schema.safeParse(params);
  if (!success) throw new PageError(404, `No page of ours has the parameters ${JSON.stringify(params)}.`);
  return data;
}
