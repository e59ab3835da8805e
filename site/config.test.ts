import { describe, expect, it } from "vitest";
import { parseSiteConfig } from "./config";

describe("GTM_ID", () => {
  it("is a container's id, or nothing", () => {
    expect(parseSiteConfig({ GTM_ID: "GTM-ABC123" }).gtmId).toBe("GTM-ABC123");
    expect(parseSiteConfig({}).gtmId).toBeNull();
    expect(parseSiteConfig({ GTM_ID: "" }).gtmId).toBeNull();
  });

  it.each(["G-ABC123", "gtm-abc123", "GTM-", "GTM-ABC123'><script>", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"])("is never %s", (value) => {
    expect(() => parseSiteConfig({ GTM_ID: value })).toThrow("GTM_ID: must be the id of a Google Tag Manager container, like GTM-ABC1234");
  });
});
