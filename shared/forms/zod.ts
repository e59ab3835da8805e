import { z } from "zod";

// Zod tries whether it may compile schemas with `eval`. Pages do not allow that, and each trial would be reported as a violation of their
// policy (site/security/policy.ts).
if (typeof window !== "undefined") z.config({ jitless: true });

export { z };
