import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { PageBreadcrumbs } from "./PageBreadcrumbs";

function story(endsAbove: boolean): Story {
  return ({ lang }) => {
    const above = [{ label: messagesOf(lang).keyServicesButton, href: "/key-services/" }];
    return <PageBreadcrumbs lang={lang} url="/key-services/oh/columbus/" above={above} name="Columbus" endsAbove={endsAbove} />;
  };
}

export const WithThisPage = story(false);
export const TitleFollows = story(true);
