import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Breadcrumbs } from "./Breadcrumbs";

export const City: Story = ({ lang }) => {
  const { breadcrumbs, goHome, keyServicesButton } = messagesOf(lang);
  const crumbs = [{ label: goHome, href: "/" }, { label: keyServicesButton, href: "/key-services/" }, { label: "Columbus" }];
  return <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />;
};
