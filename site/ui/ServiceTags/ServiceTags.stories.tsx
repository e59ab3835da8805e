import type { Story } from "../../app/workbench/stories";
import { KIOSK_SERVICES } from "../../i18n/services";
import { ServiceTags } from "./ServiceTags";

export const All: Story = ({ lang }) => <ServiceTags services={KIOSK_SERVICES} lang={lang} />;
export const One: Story = ({ lang }) => <ServiceTags services={["keyCopy"]} lang={lang} />;
