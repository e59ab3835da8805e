import type { Story } from "../../app/workbench/stories";
import { PlaceAttributions } from "./PlaceAttributions";

export const Two: Story = ({ lang }) => (
  <PlaceAttributions
    attributions={[
      { provider: "Aisle Atlas", providerUri: "https://atlas.example/" },
      { provider: "Repère", providerUri: null },
    ]}
    lang={lang}
  />
);
