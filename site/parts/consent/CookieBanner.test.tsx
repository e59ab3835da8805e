// @vitest-environment window
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { messagesOf } from "../../i18n/messages";
import { readChoice } from "./consentChoice";
import { type Banner, CookieBanner } from "./CookieBanner";

const FULL = {
  title: "Cookies: your call",
  message: [{ type: "paragraph", text: "Some count.", spans: [], direction: "ltr" }],
  accept_label: "Sure",
  decline_label: "No",
  policy_link: { link_type: "Document", url: "/privacy/", id: "a", type: "page", tags: [], lang: "en-us" },
} as unknown as Banner;
const EMPTY = { title: null, message: [], accept_label: null, decline_label: null, policy_link: { link_type: "Any" } } as unknown as Banner;

let end = () => {};
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.cookie = "consent=; Max-Age=0; Path=/";
});
afterEach(() => act(end));

function show(banner: Banner, lang: "en-us" | "fr-ca" = "en-us") {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  end = () => root.unmount();
  act(() => root.render(<CookieBanner tagManagerId="GTM-A" lang={lang} words={messagesOf(lang)} banner={banner} />));
  const part = container.querySelector("section");
  return {
    name: part?.getAttribute("aria-label"),
    text: part?.textContent,
    link: part?.querySelector("a")?.getAttribute("href"),
    buttons: [...container.querySelectorAll("button")],
  };
}

it("shows the editor's text, two buttons of the same style, and a link to the policy", () => {
  const { name, text, link, buttons } = show(FULL);
  expect([name, text, link]).toEqual(["Cookies: your call", "Cookies: your callSome count.Privacy PolicyNoSure", "/privacy/"]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});

it("does not take the focus", () => {
  show(FULL);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  [0, "necessary"],
  [1, "all"],
])("stores button %i as %s", (index, choice) => {
  const { buttons } = show(FULL);
  act(() => buttons[index]!.click());
  expect(readChoice()).toBe(choice);
});

it("fills empty fields with the site's own texts", () => {
  const { name, text, link } = show({ ...EMPTY, message: FULL.message }, "fr-ca");
  expect([name, text, link]).toEqual([
    "Témoins",
    "Some count.Politique de confidentialitéNécessaires seulementTout accepter",
    "/fr-ca/privacy-policy/",
  ]);
});

it("renders nothing without a text", () => {
  expect(show(EMPTY).buttons).toEqual([]);
  expect(show({ ...EMPTY, message: null }).buttons).toEqual([]);
});
