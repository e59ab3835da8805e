import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { PhoneCode, TakeAlong } from "./TakeAlong";

const kiosk = { kind: "kiosk", href: "/key-services/oh/columbus/100001/", name: "Riverside Market" } as const;

export const Icons: Story = ({ lang }) => <TakeAlong {...kiosk} shareLabel={messagesOf(lang).goHome} lang={lang} />;
export const WithWords: Story = ({ lang }) => <TakeAlong {...kiosk} shareLabel={messagesOf(lang).goHome} lang={lang} hasWords />;
export const Code: Story = ({ lang }) => <PhoneCode href={kiosk.href} lang={lang} />;
