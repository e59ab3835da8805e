import type { Story } from "../../app/workbench/stories";
import { EMPTY_STATE } from "../locator/locatorState";
import type { Listing, NearRow } from "./listing";
import { ListPagination } from "./ListPagination";
import { foundRow, listingOf } from "./testing";

const rows = Array.from({ length: 20 }, (_, index) => foundRow(String(index + 1), index, null) as NearRow);

function story(more: Partial<Listing>): Story {
  return ({ lang }) => <ListPagination listing={listingOf(rows, more)} state={EMPTY_STATE} path="/key-services/" lang={lang} />;
}

export const More = story({ count: 34, total: 34 });
export const LastPage = story({ count: 40, total: 40, offset: 20 });
export const OnlyTheNearest = story({ count: 20, total: 7500 });
