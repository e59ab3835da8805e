import { expect, it } from "vitest";
import { fillPhone } from "./fillPhone";

it("fills every text, however deep", () => {
  const content = { title: "Call {phone}", link: { url: "tel:{phone}" }, list: ["{phone}, {phone}"], none: null, count: 3 };
  expect(fillPhone(content, "614-555-0199")).toEqual({ title: "Call 614-555-0199", link: { url: "tel:614-555-0199" }, list: ["614-555-0199, 614-555-0199"], none: null, count: 3 });
});

it("keeps what is bold or linked where it was", () => {
  const block = { type: "paragraph", text: "Call {phone} now, or {phone}.", spans: [{ type: "strong", start: 5, end: 12 }, { type: "em", start: 13, end: 16 }] };
  const { text, spans } = fillPhone(block, "614-555-0199");
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["614-555-0199", "now"]);
});

it("leaves content as it is where there is no phone", () => {
  const content = { title: "Call {phone}" };
  expect(fillPhone(content, null)).toBe(content);
});
