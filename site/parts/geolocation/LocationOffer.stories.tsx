import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE } from "../locator/locatorState";
import { LocationOffer } from "./LocationOffer";
import { toLocationTexts } from "./locationTexts";

export const Offer: Story = ({ lang }) => <LocationOffer texts={toLocationTexts(null, lang)} state={EMPTY_STATE} lang={lang} />;
