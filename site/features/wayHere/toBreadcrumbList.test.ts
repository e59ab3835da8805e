import { expect, it } from "vitest";
import { toBreadcrumbList } from "./toBreadcrumbList";

it("breadcrumbs end with the page itself", () => {
  const steps = [{ label: "Home", href: "/" }, { label: "Ohio", href: "/key-services/oh/" }];
  expect(toBreadcrumbList(steps, "https://k.example").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://k.example/" },
    { "@type": "ListItem", position: 2, name: "Ohio", item: "https://k.example/key-services/oh/" },
  ]);
});
