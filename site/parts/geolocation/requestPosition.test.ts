import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showSnackbar } from "../../ui/Snackbar/showSnackbar";
import { locate, type LocationFailure, type Position } from "./locate";
import type { LocationTexts } from "./locationTexts";
import { requestPosition } from "./requestPosition";

vi.mock("./locate", () => ({ locate: vi.fn<typeof locate>() }));
vi.mock("../../ui/Snackbar/showSnackbar", () => ({ showSnackbar: vi.fn<typeof showSnackbar>() }));

const names = ["offer", "use", "asking", "retry", "dismiss", "denied", "timeout", "unsupported"];
/** Each text is the name of its field. */
const texts = Object.fromEntries(names.map((name) => [name, name])) as unknown as LocationTexts;
const here = { lat: 45.5, lng: -73.57 };

const located = (...outcomes: (Position | LocationFailure)[]) =>
  outcomes.forEach((outcome) => vi.mocked(locate).mockResolvedValueOnce(outcome));
const press = (...values: (string | null)[]) => values.forEach((value) => vi.mocked(showSnackbar).mockResolvedValueOnce(value));
const said = () =>
  vi.mocked(showSnackbar).mock.calls.map(([{ text, isAlert, actions }]) => [text, isAlert ?? false, actions.map(({ value }) => value)]);

beforeEach(() => {
  // By default no snackbar's action is pressed.
  vi.mocked(showSnackbar).mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe("requestPosition", () => {
  it("returns the position, and shows no snackbar when the browser answers quickly", async () => {
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
  ])("shows %s as an alert with its actions", async (failure, actions) => {
    located(failure);
    press("dismiss");
    expect(await requestPosition(texts)).toBeNull();
    expect(said()).toEqual([[failure, true, actions]]);
  });

  it("asks again each time the visitor presses retry", async () => {
    located("denied", "timeout", here);
    press("retry", "retry");
    expect(await requestPosition(texts)).toEqual(here);
    expect(locate).toHaveBeenCalledTimes(3);
  });

  it("shows that it waits while the visitor does not answer the prompt, and can be cancelled", async () => {
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

  it("removes that snackbar once the browser has answered", async () => {
    vi.useFakeTimers();
    let answer: (position: Position) => void = () => {};
    vi.mocked(locate).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const position = requestPosition(texts);
    await vi.advanceTimersByTimeAsync(400);
    const [, signal] = vi.mocked(showSnackbar).mock.calls[0]!;
    expect(signal!.aborted).toBe(false);
    answer(here);
    expect(await position).toEqual(here);
    expect(signal!.aborted).toBe(true);
  });

  it("ends when the visitor leaves the page", async () => {
    vi.mocked(locate).mockReturnValue(new Promise(() => {}));
    const controller = new AbortController();
    const position = requestPosition(texts, { signal: controller.signal });
    controller.abort();
    expect(await position).toBeNull();
  });
});
