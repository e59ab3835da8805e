// @vitest-environment window
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { reloadOnce } from "../navigation/chunkGuard";
import { navigationFailed } from "../navigation/navigationWatcher";
import GlobalError from "./global-error";

vi.mock("../navigation/chunkGuard", () => ({ reloadOnce: vi.fn<typeof reloadOnce>() }));
vi.mock("../navigation/navigationWatcher", () => ({ navigationFailed: vi.fn<typeof navigationFailed>() }));
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const thrown = (message: string, digest?: string) => Object.assign(new Error(message), digest === undefined ? {} : { digest });

it("keeps the broken page's phone number, in both languages", () => {
  document.body.innerHTML = '<header><a href="tel:+16145550124">Locked out? Call now 614-555-0124</a></header>';
  const html = renderToStaticMarkup(<GlobalError error={thrown("broken")} />);
  expect(html).toContain('<a href="tel:+16145550124">Call 614-555-0124</a>');
  expect(html).toContain('<a href="tel:+16145550124">Appelez le 614-555-0124</a>');
  expect(html).toContain('<a href="/">Go back to home</a>');
});

it("shows no number when the page had none", () => {
  expect(renderToStaticMarkup(<GlobalError error={thrown("broken")} />)).not.toContain("tel:");
});

it("shows an error's message and how to continue, in both languages", () => {
  const html = renderToStaticMarkup(<GlobalError error={thrown("The layout <locator> did not load")} />);
  expect(html).toContain("<p>The layout &lt;locator&gt; did not load</p>");
  for (const words of ["An error occurred while showing the error page", "Une erreur est survenue", '<a href="/">', '<a href="/fr-ca/">'])
    expect(html).toContain(words);
});

it("shows the reference of a server error, whose message is only in the log", () => {
  const html = renderToStaticMarkup(<GlobalError error={thrown("secret", "2750398")} />);
  expect(html).toContain("<p>2750398</p>");
  expect(html).not.toContain("secret");
});

it("reloads the page, and turns the loading bar red", async () => {
  await act(() => createRoot(document).render(<GlobalError error={thrown("x")} />));
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(navigationFailed).toHaveBeenCalledTimes(1));
});
