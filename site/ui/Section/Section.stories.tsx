import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Button } from "../Button/Button";
import { Section } from "./Section";

function story(look: Omit<ComponentProps<typeof Section>, "children">): Story {
  return ({ lang }) => (
    <Section {...look}>
      <h2>{messagesOf(lang).noKeyTitle}</h2>
      <p>{messagesOf(lang).noKeyText}</p>
      <Button look="primary">{messagesOf(lang).callLocksmith}</Button>
    </Section>
  );
}

export const White = story({});
export const LightGray = story({ color: "light gray" });
export const LightBlue = story({ color: "light blue" });
export const BrandGreen = story({ color: "brand green" });
export const Ink = story({ color: "ink" });
export const FreeColor = story({ customColor: "#5b2a86" });
export const CurvedTop = story({ color: "light blue", curve: "top" });
export const CurvedBottom = story({ color: "light blue", curve: "bottom" });
