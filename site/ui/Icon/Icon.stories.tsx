import type { Story } from "../../app/workbench/stories";
import { Icon } from "./Icon";
import { ICON_PATHS, type IconName } from "./iconPaths";

export const All: Story = () => (
  <ul style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 0, listStyle: "none" }}>
    {Object.keys(ICON_PATHS).map((name) => (
      <li key={name} lang="en">
        <Icon name={name as IconName} size={24} /> {name}
      </li>
    ))}
  </ul>
);
