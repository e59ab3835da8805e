import type { SliceLike } from "@prismicio/react";
import { readFormState } from "../../forms/readFormState";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { Edition } from "../../routing/edition";

interface SlicesScreenProps {
  page: { id: string };
  slices: readonly SliceLike[];
  edition: Edition;
  /** As it came: it may say what became of a form. */
  query: unknown;
}

/** A page that is its slices. */
export function SlicesScreen({ page, slices, edition, query }: SlicesScreenProps) {
  return <PageSlices slices={slices} documentId={page.id} form={readFormState(query)} edition={edition} />;
}
