import { z } from "zod";

/** The upstream's reference of a form; visitors are shown it, and may read it out on the phone. */
const reference = z.string().regex(/^[\w-]{4,64}$/);

export const applicationPayload = z.object({ applicationId: reference });
export const messagePayload = z.object({ messageId: reference });

/** The upstream's response to a form that it refuses. */
export const refusalPayload = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) });
