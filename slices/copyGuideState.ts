import { type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";
import type { Verdict } from "#site/i18n/copyGuide.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";

/** What a visitor has chosen in the guides of a page, as its address has it. Any text may be there. */
export interface GuideState {
  /** A look-alike: the service of its guide, and its number. */
  key?: string;
  make?: string;
  model?: string;
  year?: string;
  /** Blank of the design to be printed on the copy of a house key. */
  design?: string;
  /** The place around which kiosks are shown. */
  near?: string;
}

const VERDICTS: Readonly<Record<string, Verdict>> = {
  "every kiosk": "every",
  "some kiosks": "some",
  "by mail": "mail",
  "some keys": "depends",
  "no kiosk": "none",
};

/** Returns the verdict that an editor chose; undefined for none. */
export function toVerdict(value: string | null): Verdict | undefined {
  return VERDICTS[value ?? ""];
}

type Shapes = Content.CopyGuideSliceDefault["primary"]["shapes"];

/** Returns the shapes with a name and an answer. */
export function filledShapes(shapes: Shapes): Shapes[number][] {
  return shapes.filter(({ name, verdict, text }) => isFilled.keyText(name) && (toVerdict(verdict) || isFilled.richText(text)));
}

type Makes = Content.CopyGuideSliceCars["primary"]["makes"];
export type Make = ReturnType<typeof filledMakes>[number];

/** Returns the makes with a name, and their models with a name and an answer; makes without such a model are left out. */
export function filledMakes(makes: Makes) {
  return makes
    .map(({ name, models }) => ({
      name: name ?? "",
      models: models.flatMap(({ name: model, years, verdict, note }) =>
        isFilled.keyText(model) && (toVerdict(verdict) || isFilled.keyText(note))
          ? [{ name: model, years: years ?? "", verdict: toVerdict(verdict), note }]
          : [],
      ),
    }))
    .filter(({ name, models }) => name && models.length > 0);
}

/** Returns the model that a state names; the year decides only between several lines of one model. Null when there is none yet. */
export function chosenModel(makes: readonly Make[], { make, model, year }: GuideState) {
  const lines = makes.find(({ name }) => name === make)?.models.filter(({ name }) => name === model) ?? [];
  return lines.find(({ years }) => years === year) ?? (lines.length === 1 ? lines[0]! : null);
}

/** Returns the service of a guide. */
export function serviceOf(slice: Content.CopyGuideSlice): KioskCopyService {
  return slice.variation === "cars" ? "carKeys" : (slice.primary.service ?? "keyCopy");
}

/** Returns the value of a look-alike in the address: `keyFobs-2`. */
export function keyOf(service: KioskCopyService, index: number): string {
  return `${service}-${index + 1}`;
}

/** Returns the service and the verdict of what is chosen on a page; null when nothing is. */
export function chosenOf(
  slices: readonly SliceLike[],
  state: GuideState,
): { service: KioskCopyService; verdict: Verdict | undefined } | null {
  const guides = slices.filter(
    (slice): slice is Content.CopyGuideSlice => "primary" in slice && "slice_type" in slice && slice.slice_type === "copy_guide",
  );
  for (const guide of guides) {
    const service = serviceOf(guide);
    if (guide.variation === "cars") {
      const model = chosenModel(filledMakes(guide.primary.makes), state);
      if (model) return { service, verdict: model.verdict };
    } else {
      const shape = filledShapes(guide.primary.shapes).find((_, index) => keyOf(service, index) === state.key);
      if (shape) return { service, verdict: toVerdict(shape.verdict) };
    }
  }
  return null;
}
