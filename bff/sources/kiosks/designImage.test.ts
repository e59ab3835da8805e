import { expect, test, vi } from "vitest";
import { createToImagePath } from "./designImage";

const onForeign = vi.fn<(address: string) => void>();
const toImagePath = createToImagePath("https://images.example:8443/keys/", onForeign);

test.each([
  ["https://images.example:8443/keys/bear.webp", "/media/designs/bear.webp"],
  ["https://images.example:8443/keys/2026/b%C3%A9ar.jp2?v=2#top", "/media/designs/2026/b%C3%A9ar.jp2?v=2"],
  ["https://images.example:8443/other/../keys/bear.webp", "/media/designs/bear.webp"],
])("%s becomes %s on this server", (address, path) => {
  onForeign.mockClear();
  expect(toImagePath(address)).toBe(path);
  expect(onForeign).not.toHaveBeenCalled();
});

test.each([
  "https://images.example/keys/bear.webp",
  "http://images.example:8443/keys/bear.webp",
  "https://images.example:8443/bear.webp",
  "https://images.example:8443/keys/../bear.webp",
  "https://evil.example/keys/bear.webp",
  "javascript:alert(1)",
  "data:image/png;base64,AA",
  "/keys/bear.webp",
])("%s is outside the root, becomes null, and is reported", (address) => {
  onForeign.mockClear();
  expect(toImagePath(address)).toBeNull();
  expect(onForeign).toHaveBeenCalledWith(address);
});

test.each(["", null, undefined])("%j is no picture, and is not reported", (address) => {
  onForeign.mockClear();
  expect(toImagePath(address)).toBeNull();
  expect(onForeign).not.toHaveBeenCalled();
});
