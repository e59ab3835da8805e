import type { Metadata } from "next";
import { renderState, stateMetadata } from "../../../../features/locator/statePage";

type Props = { params: Promise<unknown> };

export const generateStaticParams = () => [];

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return stateMetadata(params);
}

/** All cities of a state or province. */
export default function StatePage({ params }: Props) {
  return renderState(params);
}
