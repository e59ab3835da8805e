import type { SliceLike } from "@prismicio/react";
import { type ComponentType, Suspense } from "react";
import { BROKEN_SLICE_MARK, type SliceRun } from "../../bff/renderContext";
import type { SliceContext } from "#slices/sliceProps.ts";
import { BrokenSlice } from "./BrokenSlice";

interface AnySliceProps {
  slice: SliceLike;
  index: number;
  context: SliceContext;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as SliceZone has it: each component takes a slice of its own type
type Components = Record<string, ComponentType<any>>;

/**
 * The components of a page that broke (pageCache/renderWithoutBrokenSlices). During the search each slice stands in a Suspense boundary,
 * whose fallback React sends in place of a slice that throws, be it in a nested, asynchronous or client component. After it, a slice that
 * threw is left out, and editors and developers read why.
 */
export function containSlices(components: Components, run: SliceRun, documentId: string | undefined, isNamed: boolean): Components {
  const contain = (Slice: ComponentType<AnySliceProps>) =>
    function ContainedSlice(props: AnySliceProps) {
      const key = keyOf(props);
      const message = run.broken.get(key);
      if (message !== undefined)
        return isNamed ? <BrokenSlice slice={typeOf(props.slice)} message={message} lang={props.context.lang} /> : null;
      if (!run.isSearch) return <Slice {...props} />;
      const { variation } = props.slice as { variation?: string };
      run.rendered.set(key, { slice: typeOf(props.slice), variation, documentId });
      return (
        <Suspense fallback={<template {...{ [BROKEN_SLICE_MARK]: key }} />}>
          <Slice {...props} />
        </Suspense>
      );
    };
  return Object.fromEntries(Object.entries(components).map(([type, Slice]) => [type, contain(Slice)]));
}

/** Prismic gives every slice an id; the list that the site adds to a page has one of its own. */
function keyOf({ slice, index }: AnySliceProps): string {
  return ("id" in slice && slice.id) || `${typeOf(slice)}-${index}`;
}

function typeOf(slice: SliceLike): string {
  return "slice_type" in slice ? slice.slice_type : slice.type;
}
