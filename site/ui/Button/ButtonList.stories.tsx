import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { ButtonList, type Buttons } from "./ButtonList";

export const FromContent: Story = ({ lang }) => <ButtonList {...mockOf<{ buttons: Buttons }>("Section", lang)} />;
