import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { contactErrorText } from "./contactErrorText";
import { ContactLines } from "./ContactLines";

const number = (label: string, value: string | null) => ({ label, value });
const contact = {
  phone: number("Phone:", "614-555-0188"),
  fax: number("Fax:", "614-555-0188"),
  customerSupport: number("Support:", "1-800-KEYS-NOW"),
};
const noNumbers = { phone: number("Phone:", null), fax: number("Fax:", null), customerSupport: number("Support:", "") };
const render = (props: Parameters<typeof ContactLines>[0]) => renderToStaticMarkup(<ContactLines {...props} />);

it("are links, except for the fax", () => {
  expect(render({ contact, className: "lines" })).toBe(
    '<dl class="lines"><div><dt>Phone:</dt><dd><a href="tel:+16145550188">614-555-0188</a></dd></div>' +
      "<div><dt>Fax:</dt><dd>614-555-0188</dd></div>" +
      '<div><dt>Support:</dt><dd><a href="tel:+18005397669">1-800-KEYS-NOW</a></dd></div></dl>',
  );
});

it("shows hours of customer support as text", () => {
  const customerSupport = number("Service à la clientèle\u00a0:", "Lundi au vendredi, 8 h à 18 h");
  expect(render({ contact: { ...noNumbers, customerSupport } })).toContain("<dd>Lundi au vendredi, 8 h à 18 h</dd>");
});

it("omits missing numbers, and is empty without any", () => {
  expect(render({ contact: { ...noNumbers, fax: contact.fax } })).toBe("<dl><div><dt>Fax:</dt><dd>614-555-0188</dd></div></dl>");
  expect(render({ contact: noNumbers })).toBe("");
});

it("shows further lines below", () => {
  expect(render({ contact: noNumbers, more: [{ label: "Email:", value: "hi@keyway.example" }] })).toBe(
    "<dl><div><dt>Email:</dt><dd>hi@keyway.example</dd></div></dl>",
  );
});

it("an error is in the visitor's language", () => {
  expect(contactErrorText("It went away.", "en-us")).toBe("It went away.");
  for (const nothing of [null, undefined, ""]) expect(contactErrorText(nothing, "en-us")).toBe("Failed to fetch contact details");
  expect(contactErrorText("It went away.", "fr-ca")).toBe("Nos coordonnées ne se sont pas affichées");
});
