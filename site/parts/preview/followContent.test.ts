// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryFromBrowser } from "../../bff/queryFromBrowser";
import { subscribeFromBrowser } from "../../bff/subscribeFromBrowser";
import { followContent } from "./followContent";

vi.mock("../../bff/queryFromBrowser", () => ({ queryFromBrowser: vi.fn<() => unknown>() }));
vi.mock("../../bff/subscribeFromBrowser", () => ({ subscribeFromBrowser: vi.fn<() => unknown>() }));

const ask = vi.mocked(queryFromBrowser);
const answer = (contentVersion: string) => ask.mockResolvedValue({ data: { contentVersion } } as never);
const fail = (code?: string) => ask.mockResolvedValue({ data: undefined, error: { errors: [{ extensions: { code } }] } } as never);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let isConnected = false;
let tell: (version: string) => void;
const [reconnect, endSubscription] = [vi.fn<() => void>(), vi.fn<() => void>()];

const changed = vi.fn<() => Promise<void>>();
const expired = vi.fn<() => void>();
let end: () => void;
const follow = async (rendered: string | null) => {
  end = followContent(rendered, { changed, expired });
  await pass(0);
};

let isHidden = false;
const setHidden = (value: boolean) => {
  isHidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  isHidden = false;
  changed.mockReset().mockResolvedValue();
  expired.mockReset();
  ask.mockReset();
  isConnected = false;
  reconnect.mockReset();
  vi.mocked(subscribeFromBrowser).mockImplementation((_document, { onData }) => {
    tell = (contentChanged) => onData({ contentChanged } as never);
    return { isConnected: () => isConnected, reconnect, end: endSubscription };
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

it("reports each change once, also one between the page's rendering and the first question", async () => {
  answer("2");
  await follow("1");
  expect(changed).toHaveBeenCalledTimes(1);
  await pass(4);
  expect(changed).toHaveBeenCalledTimes(1);
  answer("3");
  await pass(2);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("takes the first version for the page's own if the server did not know it", async () => {
  answer("1");
  await follow(null);
  expect(changed).not.toHaveBeenCalled();
  answer("2");
  await pass(2);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("reports a change again that the page could not show", async () => {
  answer("2");
  changed.mockRejectedValueOnce(new Error("no network"));
  await follow("1");
  await pass(4);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("asks less often while there is no answer, at most every 30 seconds, and then as before", async () => {
  fail();
  await follow("1");
  await pass(4 + 8 + 16);
  expect(ask).toHaveBeenCalledTimes(4);
  await pass(3 * 30);
  expect(ask).toHaveBeenCalledTimes(7);
  answer("1");
  await pass(30 + 2);
  expect(ask).toHaveBeenCalledTimes(9);
  expect(changed).not.toHaveBeenCalled();
});

it("sends no query while the page is hidden, and at once when it is shown", async () => {
  answer("1");
  await follow("1");
  setHidden(true);
  await pass(60);
  expect(ask).toHaveBeenCalledTimes(1);
  setHidden(false);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("sends no query while the page is hidden, also if it was hidden before an answer came", async () => {
  let respond: (answer: unknown) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)) as never);
  await follow("1");
  setHidden(true);
  respond({ data: { contentVersion: "1" } });
  await pass(60);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks at once when Prismic's toolbar says that a draft was saved, and keeps it from reloading the page", async () => {
  answer("1");
  await follow("1");
  const saved = new Event("prismicPreviewUpdate", { cancelable: true });
  dispatchEvent(saved);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(saved.defaultPrevented).toBe(true);
});

it("reports that the preview has expired, and a change when another begins, whatever its version", async () => {
  fail("PREVIEW_EXPIRED");
  await follow("1");
  expect(expired).toHaveBeenCalled();
  answer("1");
  await pass(4);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("sends no query after its end", async () => {
  answer("2");
  await follow("2");
  end();
  await pass(60);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("with a subscription asks when it is told of another version, and otherwise twice a minute", async () => {
  answer("1");
  isConnected = true;
  await follow("1");
  tell("1");
  await pass(29);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  answer("2");
  tell("2");
  await pass(0);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("asks again if it is told of another version while it asks", async () => {
  answer("1");
  isConnected = true;
  await follow("1");
  let respond: (answer: unknown) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)) as never);
  tell("2");
  await pass(0);
  tell("3");
  respond({ data: { contentVersion: "2" } });
  answer("3");
  await pass(1);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("connects the subscription again when the toolbar has replaced the token", async () => {
  answer("1");
  await follow("1");
  dispatchEvent(new Event("prismicPreviewUpdate", { cancelable: true }));
  expect(reconnect).toHaveBeenCalledTimes(1);
  end();
  expect(endSubscription).toHaveBeenCalled();
});
