import { expect, it } from "vitest";
import { staticErrorPage } from "./staticErrorPage";

it("offers the configured number in both languages", () => {
  const html = staticErrorPage(503, "abc", "+1 (614) 555-0124");
  expect(html.match(/href="tel:\+16145550124"/g)).toHaveLength(2);
  expect(html).toContain("Locked out? Call +1 (614) 555-0124");
  expect(html).toContain("Embarré dehors? Appelez le +1 (614) 555-0124");
  expect(html).toContain("Details: status 503");
  expect(staticErrorPage(503, "abc", "1-800-KEYS-NOW")).toContain('href="tel:+18005397669"');
});

it("says when to try again if it is sent because of too many requests", () => {
  const html = staticErrorPage(503, "abc", null, "busy");
  for (const words of ["Try again in half a minute", "Réessayez dans une demi-minute"]) expect(html).toContain(words);
  expect(html).not.toContain("An error occurred");
});

it("has no link without a configured number, and escapes the number", () => {
  expect(staticErrorPage(503, "abc", null)).not.toContain("tel:");
  expect(staticErrorPage(503, "abc", '"><script>1</script>')).not.toContain("<script");
});
