import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Unavailable } from "./Unavailable";

export const Kiosks: Story = ({ lang }) => <Unavailable message={messagesOf(lang).kiosksMissing} lang={lang} />;
