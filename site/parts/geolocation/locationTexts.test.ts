import { expect, it } from "vitest";
import { LANGS } from "../../i18n/languages";
import { toLocationTexts } from "./locationTexts";

const fields = {
  message: "Why",
  allow_label: "Yes",
  dismiss_label: "No",
  denied_message: "Denied",
  timeout_message: "Slow",
  unsupported_message: "Never",
};

it("are the editor's", () => {
  expect(toLocationTexts(fields, "en-us")).toMatchObject({
    offer: "Why",
    use: "Yes",
    dismiss: "No",
    denied: "Denied",
    timeout: "Slow",
    unsupported: "Never",
  });
});

it.each(LANGS)("are the site's own when the editor left them empty, in %s", (lang) => {
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as unknown as typeof fields;
  for (const none of [null, undefined, empty]) {
    for (const text of Object.values(toLocationTexts(none, lang))) expect(text).toMatch(/\S/);
  }
  expect(toLocationTexts(null, "fr-ca").use).not.toBe(toLocationTexts(null, "en-us").use);
});
