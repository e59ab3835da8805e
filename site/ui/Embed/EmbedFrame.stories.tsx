import type { EmbedField } from "@prismicio/client";
import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { EmbedFrame } from "./EmbedFrame";

export const Video: Story = ({ lang }) => <EmbedFrame field={mockOf<{ embed: EmbedField }>("Embed", lang).embed} lang={lang} />;
export const AnythingElse: Story = ({ lang }) => (
  <EmbedFrame field={{ embed_url: "https://keyway.example/map", type: "rich", title: "Map" } as EmbedField} lang={lang} />
);
