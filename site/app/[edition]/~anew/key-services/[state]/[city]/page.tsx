import type { Metadata } from "next";
import { cityMetadata, renderCity } from "../../../../../../features/locator/cityPage";
import { pageNumber } from "../../../../../../features/locator/params";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<{ page?: unknown }>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return cityMetadata(params, pageNumber.parse((await searchParams).page));
}

/** Any page of a city's list. */
export default async function CityPart({ params, searchParams }: Props) {
  return renderCity(params, pageNumber.parse((await searchParams).page));
}
