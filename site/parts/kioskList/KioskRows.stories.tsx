"use client";

import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { KioskRows } from "./KioskRows";
import { daily, rowIn } from "./testing";

export const WithAnswer: Story = ({ lang }) => {
  const rows = [rowIn(lang, "1", daily("12:00", "22:00")), rowIn(lang, "2"), rowIn(lang, "3", null)];
  const answer = { row: rows[1]!, isOpen: true, when: { "en-us": "until 6 PM", "fr-ca": "jusqu’à 18 h" }[lang] };
  return <KioskRows rows={rows} first={1} answer={answer} lang={lang} label={messagesOf(lang).results} />;
};
