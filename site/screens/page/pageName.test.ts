import { expect, it } from "vitest";
import { pageName } from "./pageName";

type Named = Parameters<typeof pageName>[0];
const page = (type: string, url: string | null, data: object) => ({ type, url, data: { meta_title: null, ...data } }) as unknown as Named;

it.each([
  ["its title", page("page", "/a/", { meta_title: "How it works" }), "How it works"],
  ["its address", page("page", "/guides/spare-key-checklist/", {}), "Spare key checklist"],
  ["its address, without the language", page("page", "/fr-ca/nous-joindre/", { meta_title: "" }), "Nous joindre"],
  ["its service", page("service_page", "/products/a/", { service: "carKeys", meta_title: "Car keys at half the price" }), "Car keys"],
  ["its title when its service is unknown", page("service_page", "/products/a/", { service: "tattoos", meta_title: "Tattoos" }), "Tattoos"],
  ["the site's name of the list of questions", page("faq_page", "/frequently-asked-questions/", { meta_title: "Questions" }), "FAQs"],
  ["the site's name of the list of services", page("products_page", "/products/", { meta_title: "What we do" }), "Products and services"],
])("a page's name is %s", (_, named, name) => {
  expect(pageName(named, "en-us")).toBe(name);
});
