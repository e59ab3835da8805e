import { z } from "zod";
import type { GuideState } from "#slices/copyGuideState.ts";
import { KIOSK_COPY_SERVICES } from "../../../i18n/directory";

const text = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .optional()
  .catch(undefined);

const kind = z.enum(KIOSK_COPY_SERVICES).optional().catch(undefined);

const schema = z.object({ kind, key: text, make: text, model: text, year: text, design: text, near: text });

/** Parses what a visitor has chosen in the guides of a page from its query. Values that do not fit are ignored. Never throws. */
export function parseGuide(query: unknown): GuideState {
  return schema.parse(query ?? {});
}
