import { expect, it } from "vitest";
import { schemaFaults } from "#tests/support/schemaOrg.ts";
import { toBreadcrumbList } from "./PageBreadcrumbs";

it("breadcrumbs end with the page itself", () => {
  const steps = [
    { label: "Home", href: "/" },
    { label: "Ohio", href: "/key-services/oh/" },
  ];
  expect(toBreadcrumbList(steps, "https://k.example").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://k.example/" },
    { "@type": "ListItem", position: 2, name: "Ohio", item: "https://k.example/key-services/oh/" },
  ]);
});

it("a link to a section of a page is left out", () => {
  const steps = [
    { label: "Home", href: "/" },
    { label: "Fobs", href: "/questions/#fobs" },
    { label: "Which?", href: "/questions/which/" },
  ];
  const list = toBreadcrumbList(steps, "https://k.example");
  expect(list.itemListElement).toMatchObject([{ position: 1 }, { position: 2, name: "Which?" }]);
  expect(schemaFaults({ "@context": "https://schema.org", ...list })).toEqual([]);
});
