import type { Story } from "../../app/workbench/stories";
import { QrCode } from "./QrCode";

export const Address: Story = () => (
  <div style={{ inlineSize: 160 }}>
    <QrCode text="https://keyway.example/key-services/oh/columbus/100001/" />
  </div>
);
