import { contrastOf, MIN_CONTRAST } from "#site/ui/Section/contrast.ts";
import { isData } from "../../walk";
import type { Finding } from "../finding";
import { findingOf, type ReportInput } from "../reportInput";

/** The site's own colours of text (site/ui/Section). */
const TEXT_COLORS = ["#0e2233", "#ffffff"];

/** Finds free colours of sections on which neither of the site's text colours is legible; their text is black. */
export function findWeakColors({ documents }: ReportInput): Finding[] {
  return documents.flatMap((one) =>
    customColorsIn(one.document.data).flatMap(({ at, color }) => {
      const contrast = Math.max(...TEXT_COLORS.map((text) => contrastOf(text, color)));
      if (contrast >= MIN_CONTRAST) return [];
      const message = `${at}: the site's text colours have a contrast of ${contrast.toFixed(2)} : 1 on ${color}, so its text is black.`;
      return [findingOf(one, "weak-color", message, "Choose a lighter or a darker colour.")];
    }),
  );
}

/** Returns the free colours of slices. */
function customColorsIn(data: object): { at: string; color: string }[] {
  const slices = Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []));
  return slices.flatMap((slice, index) => {
    const color = isData(slice) && isData(slice.primary) ? slice.primary.custom_color : null;
    const name = isData(slice) ? String(slice.slice_type) : "";
    return typeof color === "string" && /^#[0-9a-f]{6}$/i.test(color)
      ? [{ at: `slice ${index + 1} (${name}): custom color`, color: color.toLowerCase() }]
      : [];
  });
}
