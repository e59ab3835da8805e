import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Sentences } from "./Sentences";

const narrow = { inlineSize: "18rem" };

export const Two: Story = ({ lang }) => (
  <h2 style={narrow}>
    <Sentences text={`${messagesOf(lang).noKeyTitle} ${messagesOf(lang).lockedOutTitle}`} />
  </h2>
);
export const One: Story = ({ lang }) => (
  <h2 style={narrow}>
    <Sentences text={messagesOf(lang).lockedOutTitle} />
  </h2>
);
