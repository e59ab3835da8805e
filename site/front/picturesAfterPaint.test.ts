import { expect, it } from "vitest";
import { fetchPicturesAfterPaint } from "./picturesAfterPaint";

it("says so at the head of the page, once", () => {
  const page = fetchPicturesAfterPaint(`<html><head><title>a</title></head><body><script>self.data=["<head>"]</script></body></html>`);
  expect(page).toMatch(/^<html><head><style>[^<]+<\/style><script>[^<]+<\/script><title>a</);
  expect(page.match(/data-unpainted/g)).toHaveLength(1);
});
