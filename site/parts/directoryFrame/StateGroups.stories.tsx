import type { Story } from "../../app/workbench/stories";
import { type State, StateGroups } from "./StateGroups";

const states = [
  { path: "/key-services/oh/", name: "Ohio", kioskCount: 120, country: "US" },
  { path: "/key-services/ny/", name: "New York", kioskCount: 1, country: "US" },
  { path: "/key-services/qc/", name: "Québec", kioskCount: 34, country: "CA" },
] as unknown as State[];

export const BothCountries: Story = ({ lang }) => <StateGroups states={states} query="" lang={lang} />;
