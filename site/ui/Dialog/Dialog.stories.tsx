"use client";

import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Button } from "../Button/Button";
import { openDialog } from "./openDialog";

function story(persisted: boolean): Story {
  return ({ lang }) => {
    const { cookieSettings, cookieSettingsText, save, cancel, close } = messagesOf(lang);
    const buttons = { buttonPrimary: { title: save }, buttonSecondary: { title: cancel } };
    const open = () => openDialog({ title: cookieSettings, content: cookieSettingsText, ...buttons, persisted, closeLabel: close });
    return (
      <Button look="outlined" onClick={open}>
        {cookieSettings}
      </Button>
    );
  };
}

export const Question = story(false);
export const ClosedByButtonsOnly = story(true);
