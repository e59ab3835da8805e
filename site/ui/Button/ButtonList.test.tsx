import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ButtonList, type Buttons, hasButtons } from "./ButtonList";

const toButtons = (...links: object[]) => links.map((link) => ({ link, style: null })) as Buttons;
const web = (text: string | undefined, url = "https://keyway.example/") => ({ link_type: "Web", url, text });

it("omits buttons without a target or a text", () => {
  const html = renderToStaticMarkup(
    <ButtonList
      buttons={toButtons(web("Go"), web("Bad", "javascript:alert(1)"), web(undefined), { link_type: "Document", id: "gone", text: "Gone" })}
    />,
  );
  expect(html).toMatch(/^<ul [^>]*><li><a [^>]*>Go<\/a><\/li><\/ul>$/);
});

it("is empty without complete buttons", () => {
  const gone = toButtons({ link_type: "Document", id: "gone", text: "Gone" });
  expect(hasButtons(gone)).toBe(false);
  expect(renderToStaticMarkup(<ButtonList buttons={gone} />)).toBe("");
});

it("shows a call of the emergency number in red, and no other call", () => {
  const buttons = toButtons(web("Call", "tel:+16145550124"), web("Support", "tel:+16145550142"));
  const html = renderToStaticMarkup(<ButtonList buttons={buttons} emergencyNumber="614-555-0124" />);
  expect([...html.matchAll(/<a href="([^"]*)" class="button (\w+)/g)].map(([, href, look]) => [href, look])).toEqual([
    ["tel:+16145550124", "emergency"],
    ["tel:+16145550142", "primary"],
  ]);
  expect(renderToStaticMarkup(<ButtonList buttons={buttons} />)).not.toContain("emergency");
});
