import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { ListTitle } from "./ListTitle";

export const OfCity: Story = ({ lang }) => {
  const { keyServicesButton, results } = messagesOf(lang);
  const above = [{ label: keyServicesButton, path: "/key-services/" }];
  return (
    <ListTitle path="/key-services/oh/columbus/" above={above} name="Columbus" title="Columbus" hasMap lang={lang}>
      {results}
    </ListTitle>
  );
};
