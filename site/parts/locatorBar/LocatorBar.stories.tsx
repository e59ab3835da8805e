import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { LocatorBar } from "./LocatorBar";

export const WithoutPlace: Story = ({ lang }) => <LocatorBar words={chromeIn(lang).locatorBar!} lang={lang} />;
