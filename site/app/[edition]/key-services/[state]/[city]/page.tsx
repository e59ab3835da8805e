import type { Metadata } from "next";
import { cityMetadata, renderCity } from "../../../../../features/locator/cityPage";

type Props = { params: Promise<unknown> };

export const generateStaticParams = () => [];

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return cityMetadata(params);
}

/** The beginning of a city's list. */
export default function CityPage({ params }: Props) {
  return renderCity(params);
}
