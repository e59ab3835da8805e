import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { LockedOutStrip } from "./LockedOutStrip";

export const InCity: Story = ({ lang }) => <LockedOutStrip call={chromeIn(lang).call!} city="Columbus" lang={lang} />;
export const Anywhere: Story = ({ lang }) => <LockedOutStrip call={chromeIn(lang).call!} city={null} lang={lang} />;
