import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Button, type ButtonLook } from "./Button";

function story(look: ButtonLook, isDisabled = false): Story {
  return ({ lang }) => (
    <Button look={look} disabled={isDisabled}>
      {messagesOf(lang).tryAgain}
    </Button>
  );
}

export const Primary = story("primary");
export const Secondary = story("secondary");
export const Outlined = story("outlined");
export const Emergency = story("emergency");
export const Disabled = story("primary", true);
