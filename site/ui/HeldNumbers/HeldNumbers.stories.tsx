import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { HeldNumbers } from "./HeldNumbers";

export const Narrow: Story = ({ lang }) => (
  <p style={{ inlineSize: "9rem" }}>
    <HeldNumbers text={`${messagesOf(lang).callLocksmith} 614-555-0124`} />
  </p>
);
