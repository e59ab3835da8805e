import type { SliceLike } from "@prismicio/react";
import type { Story } from "../../app/workbench/stories";
import { RefusedLinks } from "./RefusedLinks";

const link = { link_type: "Web", url: "ftp://keyway.example/" };
const slice = { id: "1", slice_type: "call_to_action", variation: "default", primary: { link } } as unknown as SliceLike;

export const OneLink: Story = ({ lang }) => <RefusedLinks slices={[slice]} lang={lang} />;
