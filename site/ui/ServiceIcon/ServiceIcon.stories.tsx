import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { SERVICES } from "../../i18n/services";
import { ServiceIcon } from "./ServiceIcon";

function story(size: ComponentProps<typeof ServiceIcon>["size"]): Story {
  return () => (
    <p style={{ display: "flex", gap: 12 }}>
      {SERVICES.map((service) => (
        <ServiceIcon key={service} service={service} size={size} />
      ))}
    </p>
  );
}

export const Large = story("large");
export const Small = story("small");
export const Tiny = story("tiny");
