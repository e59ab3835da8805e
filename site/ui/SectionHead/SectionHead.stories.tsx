import type { RichTextField } from "@prismicio/client";
import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { SectionHead } from "./SectionHead";

type Head = Record<"title" | "description", RichTextField>;

export const Complete: Story = ({ lang }) => <SectionHead {...mockOf<Head>("Steps", lang)} />;
export const TitleOnly: Story = ({ lang }) => <SectionHead title={mockOf<Head>("Steps", lang).title} description={null} />;
