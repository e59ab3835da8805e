import type { SliceLike } from "@prismicio/react";
import { readFormState } from "../../forms/readFormState";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { Edition } from "../../routing/edition";

interface SlicesScreenProps {
  page: { id: string };
  slices: readonly SliceLike[];
  edition: Edition;
  /** The raw query, which may hold a form's state. */
  query: unknown;
}

/** A page that consists of its slices. */
export function SlicesScreen({ page, slices, edition, query }: SlicesScreenProps) {
  return <PageSlices slices={slices} documentId={page.id} form={readFormState(query)} edition={edition} />;
}
