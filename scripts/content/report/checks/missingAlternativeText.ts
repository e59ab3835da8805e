import type { Finding } from "../finding";
import { findingOf, placeOf, type ReportInput } from "../reportInput";

/** Finds pictures that screen readers cannot describe. */
export function findMissingAlternativeText({ documents }: ReportInput): Finding[] {
  return documents.flatMap((one) =>
    one.sections.flatMap((section) =>
      section.pictures
        .filter(({ value: { alt } }) => typeof alt !== "string" || !alt.trim())
        .map(({ at, value }) =>
          findingOf(
            one,
            "no-alternative-text",
            `${placeOf(section, at)}: ${fileOf(value.url)} has no alternative text.`,
            "Say in the picture's alternative text what it shows.",
          ),
        ),
    ),
  );
}

function fileOf(url: string): string {
  return url.split("?", 1)[0]!.split("/").at(-1)!;
}
