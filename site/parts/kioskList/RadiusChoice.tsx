import { formatRadius, type Unit } from "../../i18n/formatDistance";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../../ui/Icon/Icon";
import { resultWords } from "../../i18n/results";
import { type LocatorState, printRadius, printState, RADII } from "../locator/locatorState";
import { SEARCH_FORM } from "./SearchBox";
import { RadiusSelect } from "./RadiusSelect";

interface RadiusChoiceProps {
  state: LocatorState;
  /** Path of the screen, with language prefix. */
  path: string;
  lang: Lang;
  /** The unit of the list. A distance of the URL keeps its own. */
  unit: Unit;
}

/** The distances around a searched point. */
export function RadiusChoice({ state, path, lang, unit }: RadiusChoiceProps) {
  const words = resultWords(lang);
  const { within } = state;
  const hrefOf = (radius: LocatorState["within"]) => path + printState({ ...state, within: radius, page: 1 });
  const own = within?.unit ?? unit;
  const options = [
    { value: "", label: words.nearby, href: hrefOf(undefined) },
    ...RADII.map((count) => {
      const radius = { count, unit: own };
      return { value: printRadius(radius), label: words.within(formatRadius(radius, lang)), href: hrefOf(radius) };
    }),
  ];
  const { distance, apply } = messagesOf(lang);
  return (
    <RadiusSelect label={distance} options={options} value={within ? printRadius(within) : ""} form={SEARCH_FORM} apply={apply}>
      <Icon name="down" size={12} />
    </RadiusSelect>
  );
}
