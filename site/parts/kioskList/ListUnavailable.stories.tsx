import type { Story } from "../../app/workbench/stories";
import { ListUnavailable } from "./ListUnavailable";

export const WithNumber: Story = ({ lang }) => <ListUnavailable lang={lang} phone="614-555-0124" />;
export const WithoutNumber: Story = ({ lang }) => <ListUnavailable lang={lang} phone={null} />;
