import { expect, test } from "vitest";
import { toContactDetails } from "./toContactDetails";

test("empty labels have the specification's defaults", () => {
  const labels = ({ title, phone, fax, customerSupport }: ReturnType<typeof toContactDetails>) => [title, phone, fax, customerSupport];
  const defaults = [
    "Contact Us",
    { label: "Phone:", value: null },
    { label: "Fax:", value: null },
    { label: "Customer Support:", value: null },
  ];
  expect(labels(toContactDetails({}, "en-us"))).toEqual(defaults);
  expect(
    labels(toContactDetails({ company_info_title: " ", phone_label: "", fax_label: null, customer_support_label: 7 }, "en-us")),
  ).toEqual(defaults);
});

test("empty labels in French have French defaults", () => {
  const { title, phone, fax, customerSupport } = toContactDetails({ phone_label: "Tél.\u00a0:" }, "fr-ca");
  expect([title, phone, fax, customerSupport].map((one) => (typeof one === "string" ? one : one.label))).toEqual([
    "Nous joindre",
    "Tél.\u00a0:",
    "Télécopieur\u00a0:",
    "Service à la clientèle\u00a0:",
  ]);
});

test("the editor's texts are kept, trimmed", () => {
  const address = [{ type: "paragraph", text: "1 Main St", spans: [] }];
  const details = toContactDetails(
    {
      company_info_title: "Write us",
      address,
      email: " hi@example.com ",
      phone: "555-0100",
      phone_label: "Tel.",
      fax: "555-0101",
      customer_support: "555-0102",
    },
    "en-us",
  );
  expect(details).toEqual({
    title: "Write us",
    address,
    email: "hi@example.com",
    phone: { label: "Tel.", value: "555-0100" },
    fax: { label: "Fax:", value: "555-0101" },
    contactPage: null,
    customerSupport: { label: "Customer Support:", value: "555-0102" },
  });
});
