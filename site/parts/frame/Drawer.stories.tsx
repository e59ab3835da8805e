import type { Story } from "../../app/workbench/stories";
import { chromeIn } from "../chrome/testing";
import { Drawer, DrawerButton } from "./Drawer";

export const BehindItsButton: Story = ({ lang }) => (
  <>
    {/* Only narrow screens have the button. */}
    <DrawerButton lang={lang} />
    <Drawer chrome={chromeIn(lang)} lang={lang} languagePaths={{}} />
  </>
);
