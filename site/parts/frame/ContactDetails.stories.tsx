import type { Story } from "../../app/workbench/stories";
import { contactErrorText } from "../../ui/ContactLines/contactErrorText";
import { chromeIn } from "../chrome/testing";
import { ContactDetails } from "./ContactDetails";

export const Complete: Story = ({ lang }) => <ContactDetails chrome={chromeIn(lang)} lang={lang} />;
export const Missing: Story = ({ lang }) => (
  <ContactDetails chrome={{ ...chromeIn(lang), contact: null, contactError: contactErrorText(null, lang) }} lang={lang} />
);
