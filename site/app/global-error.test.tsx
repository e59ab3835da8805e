// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import GlobalError from "./global-error";

vi.mock("../navigation/chunkGuard", () => ({ reloadOnce: vi.fn<() => void>() }));
afterEach(() => document.body.replaceChildren());

it("keeps the number that the broken page had, in both languages", () => {
  document.body.innerHTML = '<header><a href="tel:+16145550124">Locked out? Call now 614-555-0124</a></header>';
  const html = renderToStaticMarkup(<GlobalError error={new Error("broken")} />);
  expect(html).toContain('<a href="tel:+16145550124">Call 614-555-0124</a>');
  expect(html).toContain('<a href="tel:+16145550124">Appelez le 614-555-0124</a>');
  expect(html).toContain('<a href="/">Go back to home</a>');
});

it("invents none", () => {
  expect(renderToStaticMarkup(<GlobalError error={new Error("broken")} />)).not.toContain("tel:");
});
