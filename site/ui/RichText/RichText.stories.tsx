import type { RichTextField } from "@prismicio/client";
import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { Prose } from "./RichText";

type Words = { text: RichTextField };

export const EveryBlock: Story = ({ lang }) => <Prose field={mockOf<Words>("RichText", lang).text} lang={lang} />;
export const Legal: Story = ({ lang }) => <Prose field={mockOf<Words>("RichText", lang, 1).text} lang={lang} />;
