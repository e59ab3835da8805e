import type { SliceLike } from "@prismicio/react";
import { readFormState } from "../../forms/readFormState";
import { toPriced } from "../../i18n/prices";
import { PageSlices } from "../../parts/sliceZone/PageSlices";
import type { Edition } from "../../routing/edition";

interface SlicesScreenProps {
  page: { id: string; data?: object };
  slices: readonly SliceLike[];
  edition: Edition;
  /** The raw query, which may hold a form's state. */
  query: unknown;
}

/** A page that consists of its slices. */
export function SlicesScreen({ page, slices, edition, query }: SlicesScreenProps) {
  const priced = page.data && "service" in page.data ? toPriced(String(page.data.service)) : null;
  return <PageSlices slices={slices} documentId={page.id} form={readFormState(query)} priced={priced} edition={edition} />;
}
