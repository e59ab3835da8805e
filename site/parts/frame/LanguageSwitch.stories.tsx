import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { LanguageSwitch } from "./LanguageSwitch";

function story(look: ComponentProps<typeof LanguageSwitch>["look"]): Story {
  return ({ lang }) => <LanguageSwitch lang={lang} languagePaths={{}} look={look} />;
}

export const Row = story("row");
export const Panel = story("panel");
export const Footer = story("footer");
