import type { Metadata } from "next";
import { cityMetadata, renderCity } from "../../../../../../features/locator/cityPage";
import { parseState } from "../../../../../../features/locator/parseState";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<unknown>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return cityMetadata(params, parseState(await searchParams));
}

/** A city's list as the query asks for it. */
export default async function CityPage({ params, searchParams }: Props) {
  return renderCity(params, parseState(await searchParams), new Date());
}
