import { describe, expect, test } from "vitest";
import { failureOf } from "#tests/support/fakes.ts";
import { breakNetwork, forget, NEAR, springfield, startNearSpringfield } from "#tests/support/kiosksNearSpringfield.ts";

describe("kiosks near a point while the network fails", () => {
  test("are requested from the backend box by box, three times at most", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    await bff.ask(NEAR, { lat: 0, lng: 0 });
    expect(fakes.calls).toEqual([
      "kiosks.network",
      "kiosks.inBounds -0.2899,0.2899,-0.3663,0.3663 limit 20",
      "kiosks.inBounds -2.3192,2.3192,-2.9304,2.9304 limit 20",
      "kiosks.inBounds -9.2768,9.2768,-11.7216,11.7216 limit 20",
    ]);
    forget(fakes);
    const { data } = await bff.ask(NEAR, springfield);
    expect(data).toMatchObject({
      kiosksNear: { isWidened: false, nodes: [{ kiosk: { locationId: "1" } }, { kiosk: { locationId: "2" } }] },
    });
    // The network has failed a moment ago.
    expect(fakes.calls).toEqual(["kiosks.inBounds 39.5101,40.0899,-89.9663,-89.2337 limit 20"]);
    expect(fakes.log.at(-1)).toMatchObject({
      level: "warn",
      message: "the network is not available at once; boxes are requested from the backend",
    });
  });

  test("are requested from the backend however often the network has failed", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    for (let times = 0; times < 6; times++) {
      await bff.ask(NEAR, { lat: 0, lng: 0 });
      fakes.clock.now += 1000;
    }
    const { data, extensions } = await bff.ask(NEAR, springfield);
    expect(data).toMatchObject({ kiosksNear: { nodes: [{ kiosk: { locationId: "1" } }, { kiosk: { locationId: "2" } }] } });
    expect(extensions).toEqual({ failed: ["kiosks"] });
  });

  test("are requested in wider boxes until there are enough", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    const { data } = await bff.ask(NEAR, { ...springfield, limit: 2, atLeast: 3 });
    expect(data).toMatchObject({
      kiosksNear: { isWidened: true, nodes: [{ kiosk: { locationId: "1" } }, { kiosk: { locationId: "2" } }] },
    });
    expect(fakes.calls.slice(1)).toEqual([expect.stringMatching(/limit 3$/), expect.stringMatching(/^kiosks.inBounds 37.* limit 3$/)]);
  });

  test("are those within a distance", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    const { data } = await bff.ask(NEAR, { ...springfield, withinKm: 10 });
    expect(data).toMatchObject({ kiosksNear: { totalCount: 1, isWidened: false, nodes: [{ kiosk: { locationId: "1" } }] } });
    expect(fakes.calls.slice(1)).toHaveLength(1);
  });

  test("are filtered from more kiosks when services are required", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, async () => Promise.reject(failureOf("kiosks")));
    const { data } = await bff.ask(NEAR, { ...springfield, services: ["CAR_KEYS"], limit: 5 });
    expect(data).toMatchObject({ kiosksNear: { isWidened: true, nodes: [{ kiosk: { locationId: "3" } }] } });
    expect(fakes.calls.slice(1)).toEqual([
      "kiosks.inBounds 39.5101,40.0899,-89.9663,-89.2337 limit 500",
      expect.stringContaining("limit 500"),
    ]);
  });

  test("do not wait for the network until the deadline", async () => {
    const { fakes, bff } = await startNearSpringfield();
    breakNetwork(fakes, () => new Promise(() => {}));
    const started = performance.now();
    const { data } = await bff.ask(NEAR, springfield);
    expect(performance.now() - started).toBeLessThan(2500);
    expect(data).toMatchObject({ kiosksNear: { nodes: [{ kiosk: { locationId: "1" } }, {}] } });
  });

  test("are an error of the source when the boxes fail, too", async () => {
    const { fakes, bff } = await startNearSpringfield();
    fakes.kiosks.failure = failureOf("kiosks");
    await expect(bff.ask(NEAR, springfield)).resolves.toMatchObject({
      data: { kiosksNear: null },
      errors: [{ path: ["kiosksNear"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
    });
    expect(fakes.calls).toHaveLength(2);
  });
});
