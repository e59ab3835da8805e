import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showSnackbar } from "../../ui/Snackbar/showSnackbar";
import { locate, type LocationFailure, type Position } from "./locate";
import type { LocationTexts } from "./locationTexts";
import { requestPosition } from "./requestPosition";

vi.mock("./locate", () => ({ locate: vi.fn<typeof locate>() }));
vi.mock("../../ui/Snackbar/showSnackbar", () => ({ showSnackbar: vi.fn<typeof showSnackbar>() }));

const names = ["offer", "use", "asking", "retry", "dismiss", "denied", "timeout", "unsupported"];
/** Every text is its own name. */
const texts = Object.fromEntries(names.map((name) => [name, name])) as unknown as LocationTexts;
const here = { lat: 45.5, lng: -73.57 };

const located = (...outcomes: (Position | LocationFailure)[]) =>
  outcomes.forEach((outcome) => vi.mocked(locate).mockResolvedValueOnce(outcome));
const press = (...values: (string | null)[]) => values.forEach((value) => vi.mocked(showSnackbar).mockResolvedValueOnce(value));
const said = () =>
  vi.mocked(showSnackbar).mock.calls.map(([{ text, isAlert, actions }]) => [text, isAlert ?? false, actions.map(({ value }) => value)]);

beforeEach(() => {
  // What is pressed without being asked for is nothing at all.
  vi.mocked(showSnackbar).mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe("requestPosition", () => {
  it("answers with the position, and says nothing where the browser is quick", async () => {
    located(here);
    const asking = vi.fn<(isAsking: boolean) => void>();
    expect(await requestPosition(texts, { onAsking: asking })).toEqual(here);
    expect(said()).toEqual([]);
    expect(asking.mock.calls).toEqual([[true], [false]]);
  });

  it.each<[LocationFailure, string[]]>([
    ["denied", ["retry", "dismiss"]],
    ["timeout", ["retry", "dismiss"]],
    ["unsupported", ["dismiss"]],
  ])("says %s as an alert, with what can be done", async (failure, actions) => {
    located(failure);
    press("dismiss");
    expect(await requestPosition(texts)).toBeNull();
    expect(said()).toEqual([[failure, true, actions]]);
  });

  it("asks again as often as it is told to", async () => {
    located("denied", "timeout", here);
    press("retry", "retry");
    expect(await requestPosition(texts)).toEqual(here);
    expect(locate).toHaveBeenCalledTimes(3);
  });

  it("says that it waits where the visitor does not answer the browser, and can be called off", async () => {
    vi.useFakeTimers();
    vi.mocked(locate).mockReturnValue(new Promise(() => {}));
    press("dismiss");
    const position = requestPosition(texts);
    await vi.advanceTimersByTimeAsync(399);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual([["asking", false, ["dismiss"]]]);
    expect(await position).toBeNull();
  });

  it("takes that note back once the browser has answered", async () => {
    vi.useFakeTimers();
    let answer: (position: Position) => void = () => {};
    vi.mocked(locate).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const position = requestPosition(texts);
    await vi.advanceTimersByTimeAsync(400);
    const [, shown] = vi.mocked(showSnackbar).mock.calls[0]!;
    expect(shown!.aborted).toBe(false);
    answer(here);
    expect(await position).toEqual(here);
    expect(shown!.aborted).toBe(true);
  });

  it("ends where the page is left", async () => {
    vi.mocked(locate).mockReturnValue(new Promise(() => {}));
    const left = new AbortController();
    const position = requestPosition(texts, { signal: left.signal });
    left.abort();
    expect(await position).toBeNull();
  });
});
