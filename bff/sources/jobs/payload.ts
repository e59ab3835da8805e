import { z } from "zod";

/** What the upstream calls what it has taken; visitors are told it, and read it out on the phone. */
const reference = z.string().regex(/^[\w-]{4,64}$/);

export const applicationPayload = z.object({ applicationId: reference });
export const messagePayload = z.object({ messageId: reference });

/** What it says of a form that it does not take. */
export const refusalPayload = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) });
