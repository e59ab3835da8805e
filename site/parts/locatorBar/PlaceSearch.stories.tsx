import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { PlaceSearch } from "./PlaceSearch";

function story(more: Partial<ComponentProps<typeof PlaceSearch>> = {}): Story {
  return ({ lang }) => {
    const { keyServicesButton, search, elsewhere } = messagesOf(lang);
    return (
      <PlaceSearch action="/key-services/" label={keyServicesButton} button={search} {...more}>
        {more.isInvalid && <p>{elsewhere}</p>}
      </PlaceSearch>
    );
  };
}

export const Empty = story({ placeholder: "Columbus, OH" });
export const NothingFound = story({ value: "Atlantis", isInvalid: true });
