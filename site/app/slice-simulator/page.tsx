import { getSlices, SliceSimulator, type SliceSimulatorParams } from "@prismicio/next";
import { SliceZone } from "@prismicio/react";
import { components } from "../../../slices";

/** Shows slices that Slice Machine and Prismic's page builder send in, with the looks of the site. */
export default async function SliceSimulatorPage({ searchParams }: SliceSimulatorParams) {
  const { state } = await searchParams;
  return (
    <SliceSimulator>
      <SliceZone slices={getSlices(state)} components={components} context={{ lang: "en-us" }} />
    </SliceSimulator>
  );
}
