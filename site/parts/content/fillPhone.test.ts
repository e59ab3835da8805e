import { expect, it } from "vitest";
import { fillPhone } from "./fillPhone";

it("replaces the placeholder in every text at any depth", () => {
  const content = { title: "Call {phone}", link: { url: "tel:{phone}" }, list: ["{phone}, {phone}"], none: null, count: 3 };
  expect(fillPhone(content, "614-555-0199")).toEqual({
    title: "Call 614-555-0199",
    link: { url: "tel:+16145550199" },
    list: ["614-555-0199, 614-555-0199"],
    none: null,
    count: 3,
  });
});

it("converts letters and extensions in `tel:` links", () => {
  const { url, text } = fillPhone({ url: "tel:{phone}", text: "Call {phone}" }, "1-800-KEYS-NOW ext. 5");
  expect([url, text]).toEqual(["tel:+18005397669;ext=5", "Call 1-800-KEYS-NOW ext. 5"]);
});

it("moves the spans of bold and linked text along", () => {
  const block = {
    type: "paragraph",
    text: "Call {phone} now, or {phone}.",
    spans: [
      { type: "strong", start: 5, end: 12 },
      { type: "em", start: 13, end: 16 },
    ],
  };
  const { text, spans } = fillPhone(block, "614-555-0199");
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["614-555-0199", "now"]);
});

it("fills and moves a link in rich text", () => {
  const block = { text: "Or {phone}, {phone}", spans: [{ start: 12, end: 19, data: { url: "tel:{phone}" } }] };
  const { text, spans } = fillPhone(block, "614-555-0199");
  expect(spans).toEqual([{ start: 17, end: 29, data: { url: "tel:+16145550199" } }]);
  expect(text.slice(17, 29)).toBe("614-555-0199");
});

it("copies only what contains the placeholder", () => {
  const content = { title: "Call {phone}", slices: [{ text: "Keys", spans: [{ start: 0, end: 4 }] }] };
  const filled = fillPhone(content, "614-555-0199");
  expect(filled.title).toBe("Call 614-555-0199");
  expect(filled.slices).toBe(content.slices);
  expect(content.title).toBe("Call {phone}");
});

it("leaves content unchanged without a phone", () => {
  const content = { title: "Call {phone}" };
  expect(fillPhone(content, null)).toBe(content);
});
