import type { Story } from "../../app/workbench/stories";
import { DesignPicture } from "./DesignPicture";

export const WithoutPicture: Story = () => <DesignPicture image={null} name="Fern Walk" />;
