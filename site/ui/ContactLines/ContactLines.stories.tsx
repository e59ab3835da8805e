import { contactExample } from "../../app/slice-simulator/liveExamples/contact";
import type { Story } from "../../app/workbench/stories";
import { ContactLines } from "./ContactLines";

export const Complete: Story = ({ lang }) => <ContactLines contact={contactExample(lang).contactDetails!} />;
export const PhoneOnly: Story = ({ lang }) => {
  const { phone, fax, customerSupport } = contactExample(lang).contactDetails!;
  return <ContactLines contact={{ phone, fax: { ...fax, value: null }, customerSupport: { ...customerSupport, value: null } }} />;
};
