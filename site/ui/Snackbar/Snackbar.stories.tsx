"use client";

import { Room } from "../../app/workbench/Room";
import type { Story } from "../../app/workbench/stories";
import { messagesOf } from "../../i18n/messages";
import { Snackbar } from "./Snackbar";

export const Note: Story = ({ lang }) => (
  <Room>
    <Snackbar buttons={[{ label: messagesOf(lang).close, press() {} }]}>
      <p>{messagesOf(lang).linkCopied}</p>
    </Snackbar>
  </Room>
);
export const Question: Story = ({ lang }) => {
  const { cookies, cookieSettingsText, acceptCookies, declineCookies } = messagesOf(lang);
  return (
    <Room>
      <Snackbar title={cookies} buttons={[declineCookies, acceptCookies].map((label) => ({ label, press() {} }))}>
        <p>{cookieSettingsText}</p>
      </Snackbar>
    </Room>
  );
};
