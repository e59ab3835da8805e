// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchWithRetry } from "./fetchWithRetry";

const url = new URL("https://keyway.example/b/?x=1&_rsc=abc");
const question: RequestInit = { headers: { rsc: "1" }, credentials: "same-origin" };
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const page = new Response("page");
// What a browser shows of a redirect that it was told not to follow.
const redirect = { type: "opaqueredirect" } as Response;

const ask = vi.fn<typeof fetch>();
const refuse = vi.fn<() => boolean>(() => true);
const replace = vi.fn<(url: URL) => void>();
const routerFetch = fetchWithRetry(ask, refuse);
/** Whether a question is left without an answer. */
const isLeft = async (answer: Promise<unknown>) =>
  (await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 0, "left"))])) === "left";

beforeEach(() => vi.stubGlobal("location", { replace }));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const mock of [ask, replace]) mock.mockReset();
  refuse.mockClear();
});

it("returns responses, and passes requests on that are not the router's", async () => {
  ask.mockResolvedValueOnce(page).mockImplementationOnce(lost);
  expect(await routerFetch(url, question)).toBe(page);
  await expect(routerFetch("/graphql", { method: "POST" })).rejects.toThrow("Failed to fetch");
  expect(ask).toHaveBeenCalledTimes(2);
});

it("retries a failed request once", async () => {
  ask.mockImplementationOnce(lost).mockResolvedValueOnce(page);
  expect(await routerFetch(url, question)).toBe(page);
  expect(ask).toHaveBeenLastCalledWith(url, { ...question, redirect: "manual" });
  expect(refuse).not.toHaveBeenCalled();
});

it("loads a page that redirects to another site", async () => {
  ask.mockImplementationOnce(lost).mockResolvedValueOnce(redirect);
  expect(await isLeft(routerFetch(url, question))).toBe(true);
  expect(String(replace.mock.lastCall![0])).toBe("https://keyway.example/b/?x=1");
  expect(refuse).not.toHaveBeenCalled();
});

it("reports an unreachable page, and never resolves for the router", async () => {
  ask.mockImplementation(lost);
  expect(await isLeft(routerFetch(url, question))).toBe(true);
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

it("rejects if the visitor cannot stay, or the request was aborted", async () => {
  ask.mockImplementation(lost);
  refuse.mockReturnValueOnce(false);
  await expect(routerFetch(url, question)).rejects.toThrow("Failed to fetch");
  await expect(routerFetch(url, { ...question, signal: AbortSignal.abort() })).rejects.toThrow("Failed to fetch");
  expect(ask).toHaveBeenCalledTimes(3);
});
