import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE } from "../locator/locatorState";
import type { NearRow } from "./listing";
import { NoResults } from "./NoResults";
import { daily, foundRow, NOW, prices } from "./testing";

export const Nowhere: Story = ({ lang }) => <NoResults state={EMPTY_STATE} path="/key-services/" lang={lang} />;
export const NearestThatFits: Story = ({ lang }) => {
  const match = foundRow("1", 40, daily("07:00", "18:00")) as NearRow;
  const state = { ...EMPTY_STATE, services: ["carKeys" as const] };
  return <NoResults state={state} path="/key-services/" match={match} now={NOW} prices={prices} lang={lang} />;
};
