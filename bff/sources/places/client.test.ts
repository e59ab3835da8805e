import { describe, expect, test, vi } from "vitest";
import { createFakeLog } from "../../../tests/support/fakes";
import { startHttpServer } from "../../../tests/support/httpServer";
import { createHttp } from "../../lib/http";
import { createPlacesSource, PLACES, PLACES_RETRY } from "./client";
import { KEY, refusal, SESSION, springfield, startPlaces } from "./testing";

const EN = "en-us";

describe("predictions", () => {
  const ask = { input: "12 la", lang: EN, types: ["address"] } as const;
  const suggestion = { placePrediction: { placeId: "p1", text: { text: "12 Lantern Street" } } };

  test("of types that Google refuses are asked for once more, without types, and the log says so", async () => {
    const { places, asked, log } = await startPlaces(
      refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types 'premise'. See the list."),
      { suggestions: [suggestion] },
    );
    await expect(places.predictions(ask)).resolves.toEqual([
      { place_id: "p1", description: "12 Lantern Street", name: "12 Lantern Street" },
    ]);
    expect(asked.map(({ body }) => body!.includedPrimaryTypes)).toEqual([["street_address", "premise", "subpremise", "route"], undefined]);
    expect(log).toMatchObject([{ level: "warn", message: "Google refuses these types: predictions are of every type" }]);
  });

  test("are not asked for again when it is still refused, or something else is", async () => {
    const stubborn = await startPlaces(refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types 'premise'."));
    await expect(stubborn.places.predictions(ask)).rejects.toMatchObject({ status: 400 });
    expect(stubborn.asked).toHaveLength(2);
    const keyless = await startPlaces(refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."));
    await expect(keyless.places.predictions(ask)).rejects.toMatchObject({ status: 400 });
    expect(keyless.asked).toHaveLength(1);
  });

  test("that are no places are left out, and logged without what has been typed", async () => {
    const { places, log } = await startPlaces({
      suggestions: [{ queryPrediction: { text: { text: "12 lamps" } } }, suggestion, { placePrediction: { placeId: "p2" } }],
    });
    await expect(places.predictions(ask)).resolves.toMatchObject([{ place_id: "p1" }]);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain("12 la");
  });
});

test.each([
  [refusal(400, "INVALID_ARGUMENT", `Invalid session '${SESSION}' of ${KEY}`)],
  [refusal(429, "RESOURCE_EXHAUSTED", `limit per day of ${KEY}, ${SESSION}`)],
  [{ id: 7 }],
])("no error tells the key or the session: %j", async (answer) => {
  const { places } = await startPlaces(answer);
  const error = await places.details({ placeId: "p1", lang: EN, sessionToken: SESSION }).catch((thrown: Error) => thrown);
  expect(error).toBeInstanceOf(Error);
  const { message, cause, stack } = error as Error;
  for (const text of [message, String(cause), stack]) {
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(SESSION);
  }
});

describe("a call is charged", () => {
  /** Who is charged, and how often. */
  const payer = (left = Infinity) => {
    const paid = { times: 0 };
    const charge = async () => {
      if (paid.times === left) throw new Error("spent");
      paid.times++;
    };
    return { paid, charge };
  };

  test("for each attempt, those without the types that Google refuses too", async () => {
    const [busy, refused] = [refusal(503, "UNAVAILABLE", ""), refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types")];
    const { places, asked } = await startPlaces(busy, refused, {});
    const { paid, charge } = payer();
    await places.predictions({ input: "12 la", lang: EN, types: ["address"] }, { charge });
    expect([paid.times, asked.length]).toEqual([3, 3]);
  });

  test("to whoever has started it, of several who ask the same at the same time", async () => {
    const { places, asked } = await startPlaces(springfield);
    const [first, second] = [payer(), payer()];
    const query = { placeId: "p1", lang: EN };
    await Promise.all([places.details(query, { charge: first.charge }), places.details(query, { charge: second.charge })]);
    expect([first.paid.times, second.paid.times, asked.length]).toEqual([1, 0, 1]);
  });

  test("before it is made, and not made where nothing is left", async () => {
    const { places, asked } = await startPlaces(springfield);
    const { charge } = payer(0);
    const id = { placeId: "p1", lang: EN };
    for (const method of [places.details, places.address, places.rating]) await expect(method(id, { charge })).rejects.toThrow("spent");
    await expect(places.search({ query: "x", lang: EN }, { charge })).rejects.toThrow("spent");
    expect(asked).toEqual([]);
  });
});

describe("the same question asked at the same time", () => {
  const query = { placeId: "p1", lang: EN };

  test("is one call, and asked a moment later another one: nothing is kept", async () => {
    const { places, asked } = await startPlaces(springfield);
    await Promise.all([places.details(query), places.details(query), places.details({ ...query })]);
    expect(asked).toHaveLength(1);
    await places.details(query);
    expect(asked).toHaveLength(2);
    await Promise.all([places.details(query), places.details({ ...query, lang: "fr-ca" }), places.address(query)]);
    expect(asked).toHaveLength(5);
  });

  test("is answered to those who stay when one leaves, and given up when all have left", async () => {
    const gate: (() => void)[] = [];
    const { url, requests, closed } = await startHttpServer((response) => gate.push(() => response.end(JSON.stringify(springfield))));
    const http = createHttp({ source: PLACES, timeoutMs: 2000, retry: PLACES_RETRY });
    const places = createPlacesSource({ baseUrl: url, apiKey: KEY, http, log: createFakeLog().log });
    const visitors = [new AbortController(), new AbortController()];
    const [leaving, staying] = visitors.map(({ signal }) => places.details(query, { signal }));
    await vi.waitFor(() => expect(gate).toHaveLength(1));
    visitors[0]!.abort(new Error("the visitor left"));
    await expect(leaving).rejects.toThrow("the visitor left");
    gate[0]!();
    await expect(staying).resolves.toMatchObject({ place_id: "p1" });

    const last = new AbortController();
    const given = places.details(query, { signal: last.signal });
    await vi.waitFor(() => expect(gate).toHaveLength(2));
    last.abort(new Error("gone"));
    await expect(given).rejects.toThrow("gone");
    await vi.waitFor(() => expect(closed).toHaveLength(1));
    expect(requests).toHaveLength(2);
  });
});
