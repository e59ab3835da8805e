"use client";

import english from "#upstreams/content/documents/en-us/cookie_banner/cookie_banner.json";
import french from "#upstreams/content/documents/fr-ca/cookie_banner/cookie_banner.json";
import { Room } from "../../app/workbench/Room";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { type Banner, CookieBanner } from "./CookieBanner";

const BANNERS = { "en-us": english.data, "fr-ca": french.data };

function story(fields: object = {}): Story {
  return ({ lang }) => (
    <Room>
      <CookieBanner tagManagerId="" lang={lang} words={messagesOf(lang)} banner={{ ...BANNERS[lang], ...fields } as unknown as Banner} />
    </Room>
  );
}

export const Complete = story();
export const LabelsOfTheSite = story({ title: null, accept_label: null, decline_label: null });
