"use client";

import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { CookieSettings } from "./CookieSettings";

function story(statistics: boolean | null): Story {
  return ({ lang }) => <CookieSettings messages={messagesOf(lang)} statistics={statistics} onStatistics={() => {}} />;
}

export const Allowed = story(true);
export const Refused = story(false);
export const WithoutStatistics = story(null);
