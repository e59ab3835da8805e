import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { EMPTY_STATE } from "../locator/locatorState";
import { SearchBox } from "./SearchBox";

function story(more: Partial<ComponentProps<typeof SearchBox>>): Story {
  return ({ lang }) => (
    <SearchBox state={EMPTY_STATE} value={undefined} lang={lang} {...more}>
      {more.isInvalid && <p>{messagesOf(lang).elsewhere}</p>}
    </SearchBox>
  );
}

export const Empty = story({});
export const Filled = story({ value: "Columbus, OH" });
export const NothingFound = story({ value: "Atlantis", isInvalid: true });
export const WithFind = story({ hasFind: true });
