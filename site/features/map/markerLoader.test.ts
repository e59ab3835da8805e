import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMarkerLoader, type MarkerRequest } from "./markerLoader";

const at = (lat: number, zoom = 11, services: string[] = []): MarkerRequest => ({ bounds: { minLat: lat, maxLat: lat + 1, minLng: 0, maxLng: 1 }, zoom, services });
/** As the BFF does: the box is moved outwards. */
const answerTo = ({ bounds }: MarkerRequest) => ({ bounds: { minLat: bounds.minLat - 1, maxLat: bounds.maxLat + 1, minLng: -1, maxLng: 2 }, markers: [], isRough: false });

const ask = vi.fn<(request: MarkerRequest, signal: AbortSignal) => Promise<ReturnType<typeof answerTo> | null>>();
const onAnswer = vi.fn<(answer: ReturnType<typeof answerTo>) => void>();
const onFailure = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockImplementation((request) => Promise.resolve(answerTo(request)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const create = () => createMarkerLoader({ ask, onAnswer, onFailure, delayMs: 100, againMs: 3000 });
const pass = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

describe("markers", () => {
  it("are asked for once a map has rested", async () => {
    const loader = create();
    loader.show(at(1));
    await pass(99);
    loader.show(at(2));
    await pass(99);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask.mock.calls.map(([request]) => request)).toEqual([at(2)]);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it("of an older view end for those of a newer one", async () => {
    ask.mockImplementationOnce((_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))));
    const loader = create();
    loader.show(at(1));
    await pass();
    loader.show(at(20));
    expect(ask.mock.calls[0]![1].aborted).toBe(true);
    await pass();
    expect(onAnswer.mock.calls).toEqual([[answerTo(at(20))]]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it("are asked for once for all views within the box of an answer", async () => {
    const loader = create();
    for (const lat of [1, 1.5, 0.2, 1]) {
      loader.show(at(lat));
      await pass();
    }
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onAnswer).toHaveBeenCalledTimes(4);
  });

  it("are others at another zoom, and with other services", async () => {
    const loader = create();
    for (const request of [at(1), at(1, 12), at(1, 11, ["carKeys"])]) {
      loader.show(request);
      await pass();
    }
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("that do not come are told of, not kept, and can be asked for again", async () => {
    ask.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(null);
    const loader = create();
    for (const times of [1, 2]) {
      loader.show(at(1));
      await pass();
      expect(onFailure).toHaveBeenCalledTimes(times);
    }
    loader.show(at(1));
    await pass();
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it("that are rough show at once, and are asked for again until they are not", async () => {
    for (let times = 0; times < 2; times++) ask.mockImplementationOnce((request) => Promise.resolve({ ...answerTo(request), isRough: true }));
    const loader = create();
    loader.show(at(1));
    await pass();
    expect(onAnswer).toHaveBeenLastCalledWith({ ...answerTo(at(1)), isRough: true });
    await pass(2999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    await pass(3000);
    expect([ask.mock.calls.length, onAnswer.mock.lastCall![0].isRough]).toEqual([3, false]);
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("that are rough are not asked for again for a view that is left", async () => {
    ask.mockImplementation((request) => Promise.resolve({ ...answerTo(request), isRough: true }));
    const loader = create();
    loader.show(at(1));
    await pass();
    loader.show(at(20));
    await pass();
    await pass(3000);
    expect(ask.mock.calls.map(([request]) => request.bounds.minLat)).toEqual([1, 20, 20]);
    loader.stop();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("come no more once the map is gone", async () => {
    const loader = create();
    loader.show(at(1));
    loader.stop();
    await pass();
    expect(ask).not.toHaveBeenCalled();
  });
});
