import type { Metadata } from "next";
import { directoryMetadata, isThin } from "../../../../features/locator/directoryMetadata";
import { loadState } from "../../../../features/locator/loadDirectory";
import { stateParams } from "../../../../features/locator/params";
import { stateTitle } from "../../../../features/locator/placeTitles";
import { StateScreen } from "../../../../features/locator/StateScreen";
import { locatorWords } from "../../../../i18n/locator";
import { parseParams } from "../../../../routing/params";

type Props = { params: Promise<unknown> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { edition, state } = parseParams(stateParams, await params);
  const { lang } = edition;
  const known = (await loadState(lang, state))?.kioskState;
  const name = known?.name ?? state.toUpperCase();
  const words = locatorWords(lang);
  return directoryMetadata({
    lang,
    path: `/key-services/${encodeURIComponent(state)}/`,
    title: stateTitle(known, state, lang),
    description: known ? words.stateDescription(known.kiosks, name) : words.rootDescription,
    isHidden: known ? isThin(known) : false,
  });
}

export default async function StatePage({ params }: Props) {
  const { edition, state } = parseParams(stateParams, await params);
  return <StateScreen edition={edition} state={state} data={await loadState(edition.lang, state)} />;
}
