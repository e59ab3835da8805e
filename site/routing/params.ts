import { z } from "zod";
import { PageError } from "../errors/pageError";
import { type Edition, parseEdition } from "./edition";

/** Schema of the edition's path segment. */
export const edition = z.string().transform((segment, context): Edition => {
  const parsed = parseEdition(segment);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "Not a valid edition." });
  return z.NEVER;
});

/** `/{edition}/`: the home page, and other pages without parameters. */
export const homeParams = z.object({ edition });

/** `/{edition}/{…path}/`: any page of content. The limits are above what editors can create. */
export const pageParams = z.object({ edition, path: z.array(z.string().min(1).max(500)).min(1).max(8) });

/** `/{edition}/error/{status}/{reference}/`: the error page. */
export const errorPageParams = z.object({ edition, status: z.enum(["500", "503"]), reference: z.string() });

/** Parses the parameters of a route; throws a PageError that shows the 404 page if they are invalid. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const { data, success } = schema.safeParse(params);
  if (!success) throw new PageError(404, `No page has the parameters ${JSON.stringify(params)}.`);
  return data;
}

/** The props that Next passes to a page: unvalidated path segments and query. Each page parses them itself. */
export interface PageProps {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}
