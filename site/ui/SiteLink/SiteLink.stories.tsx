import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { SiteLink } from "./SiteLink";

export const InText: Story = ({ lang }) => (
  <p>
    <SiteLink href="/key-services/">{messagesOf(lang).keyServicesButton}</SiteLink>
  </p>
);
