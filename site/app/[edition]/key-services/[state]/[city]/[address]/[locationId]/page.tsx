import type { Metadata } from "next";
import { locationMetadata, renderLocation } from "../../../../../../../features/locator/locationPage";

type Props = { params: Promise<unknown> };

export const generateStaticParams = () => [];

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return locationMetadata(params);
}

/** One kiosk. */
export default function LocationPage({ params }: Props) {
  return renderLocation(params);
}
