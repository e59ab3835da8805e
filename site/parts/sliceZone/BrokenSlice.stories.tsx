import type { Story } from "../../app/workbench/stories";
import { BrokenSlice } from "./BrokenSlice";

export const Threw: Story = ({ lang }) => <BrokenSlice slice="hero" message="TypeError: title is not iterable" lang={lang} />;
