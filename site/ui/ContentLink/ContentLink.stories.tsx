import type { LinkField } from "@prismicio/client";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { ContentLink } from "./ContentLink";

function story(field: object): Story {
  return ({ lang }) => (
    <p>
      <ContentLink field={field as LinkField}>{messagesOf(lang).keyServicesButton}</ContentLink>
    </p>
  );
}

export const Page = story({ link_type: "Web", url: "/key-services/" });
export const OtherSite = story({ link_type: "Web", url: "https://keyway.example/" });
export const WithoutTarget = story({ link_type: "Any" });
