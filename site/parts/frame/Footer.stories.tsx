import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { Footer } from "./Footer";

const languagePaths = { "en-us": "/", "fr-ca": "/fr-ca/" };

export const WithMenus: Story = ({ lang }) => <Footer chrome={chromeIn(lang)} lang={lang} languagePaths={languagePaths} />;
export const LegalLineOnly: Story = ({ lang }) => (
  <Footer chrome={chromeIn(lang)} lang={lang} languagePaths={languagePaths} hasMenus={false} />
);
