import type { ComponentProps } from "react";
import { mockOf } from "../../app/workbench/testing";
import type { Story } from "../../app/workbench/stories";
import { SellingPoints } from "./SellingPoints";

type Points = Pick<ComponentProps<typeof SellingPoints>, "points">;

export const Three: Story = ({ lang }) => <SellingPoints points={mockOf<Points>("SignUpTeaser", lang).points} level={2} />;
