import type { ComponentProps } from "react";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { chromeIn } from "../chrome/testing";
import { CallStrip } from "./CallStrip";

function story(look: ComponentProps<typeof CallStrip>["look"]): Story {
  return ({ lang }) => {
    const { noKeyTitle, noKeyText, callNumber } = messagesOf(lang);
    return <CallStrip call={chromeIn(lang).call!} title={noKeyTitle} text={noKeyText} label={callNumber} look={look} />;
  };
}

export const Ink = story("ink");
export const Card = story("card");
