import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { CallLink } from "./CallLink";

export const Emergency: Story = ({ lang }) => <CallLink number="614-555-0124" label={messagesOf(lang).callLocksmith} />;
