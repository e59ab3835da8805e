import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { AppBar } from "./AppBar";

const languagePaths = { "en-us": "/", "fr-ca": "/fr-ca/" };

export const WithMenus: Story = ({ lang }) => <AppBar chrome={chromeIn(lang)} lang={lang} languagePaths={languagePaths} />;
export const WithoutMenus: Story = ({ lang }) => (
  <AppBar chrome={chromeIn(lang)} lang={lang} languagePaths={languagePaths} hasMenus={false} />
);
