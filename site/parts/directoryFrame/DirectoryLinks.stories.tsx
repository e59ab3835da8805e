import type { Story } from "../../app/workbench/stories";
import { DirectoryLinks } from "./DirectoryLinks";

const entries = ["Columbus", "Dayton", "Cleveland", "Toledo", "Cincinnati"].map((name, index) => ({
  path: `/key-services/oh/${name.toLowerCase()}/`,
  name,
  kioskCount: 1 + index * 12,
}));

export const Cities: Story = ({ lang }) => <DirectoryLinks entries={entries} lang={lang} />;
export const Dense: Story = ({ lang }) => <DirectoryLinks entries={entries} lang={lang} isDense />;
