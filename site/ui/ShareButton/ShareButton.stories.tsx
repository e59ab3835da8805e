import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Icon } from "../Icon/Icon";
import { ShareButton } from "./ShareButton";

export const Round: Story = ({ lang }) => {
  const { linkCopied, linkToCopy, close, goHome } = messagesOf(lang);
  return (
    <ShareButton label={goHome} title={goHome} url="https://keyway.example/" texts={{ linkCopied, linkToCopy, close }}>
      <Icon name="share" />
    </ShareButton>
  );
};
