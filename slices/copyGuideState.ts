import { type Content, isFilled } from "@prismicio/client";
import type { SliceLike } from "@prismicio/react";
import type { Verdict } from "#site/i18n/copyGuide.ts";
import type { KioskCopyService } from "#site/i18n/directory.ts";

/** What a visitor has chosen in the guides of a page, as its address has it. Any text may be there. */
export interface GuideState {
  /** The service of the guide to show, on a page with several. */
  kind?: KioskCopyService;
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

/** Returns whether a slice is a guide. */
export function isGuide(slice: SliceLike): slice is Content.CopyGuideSlice {
  return "primary" in slice && "slice_type" in slice && slice.slice_type === "copy_guide";
}

/**
 * Returns a page's slices with the guides of one kind alone, in the place of the first guide, and the kinds to choose from. The kind is
 * the one that the state names, else that of its key or car, else the first.
 */
export function withOneKind(slices: readonly SliceLike[], state: GuideState) {
  const kinds = [...new Set(slices.filter(isGuide).map(serviceOf))];
  const named = state.kind ?? (state.make ? "carKeys" : state.key?.split("-")[0]);
  const kind = kinds.find((one) => one === named) ?? kinds[0];
  const first = slices.findIndex(isGuide);
  const shown = slices.filter((slice) => isGuide(slice) && serviceOf(slice) === kind);
  return { kind, kinds, slices: slices.flatMap((slice, index) => (index === first ? shown : isGuide(slice) ? [] : [slice])) };
}

/** Whether a page has several guides, and so the switch between them. */
export function hasSwitch(guide: { kinds?: readonly KioskCopyService[] } | undefined): boolean {
  return (guide?.kinds?.length ?? 0) > 1;
}

/** Returns where the form of a guide leads: back to the guide; below the switch, to the top of the page, where all of it is in view. */
export function formAction(service: KioskCopyService, guide: { kinds?: readonly KioskCopyService[] } | undefined): string | undefined {
  return hasSwitch(guide) ? undefined : `#guide-${service}`;
}

/** Returns the service and the verdict of what is chosen on a page; null when nothing is. */
export function chosenOf(
  slices: readonly SliceLike[],
  state: GuideState,
): { service: KioskCopyService; verdict: Verdict | undefined } | null {
  for (const guide of slices.filter(isGuide)) {
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
