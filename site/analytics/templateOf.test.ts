import { expect, it } from "vitest";
import { templateOf } from "./templateOf";

it.each([
  ["/", "home", "en-us"],
  ["/fr-ca/", "home", "fr-ca"],
  ["/key-services/", "locator", "en-us"],
  ["/fr-ca/key-services/quebec/", "state", "fr-ca"],
  ["/key-services/ohio/columbus/", "city", "en-us"],
  ["/kiosk-locator/", "locator", "en-us"],
  ["/key-services/oh/columbus/locksmith-key-copy-duplication-1-main-st/100001/", "kiosk", "en-us"],
  ["/fr-ca/products/", "products", "fr-ca"],
  ["/products/locksmith/", "product", "en-us"],
  ["/key-gallery/", "gallery", "en-us"],
  ["/frequently-asked-questions/how-can-i-pay/", "questions", "en-us"],
  ["/guides/spare-key-checklist/", "page", "en-us"],
  ["/fr-fr/", "page", "en-us"],
])("the page at %s is of the template %s, in %s", (path, template, lang) => {
  expect(templateOf(path)).toEqual({ template, lang });
});
