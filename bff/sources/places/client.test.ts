import { describe, expect, test, vi } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createHttp } from "../../lib/http";
import { createPlacesSource, PLACES, PLACES_RETRY } from "./client";
import { KEY, refusal, SESSION, springfield, startPlaces } from "./testing";

const EN = "en-us";

describe("predictions", () => {
  const ask = { input: "12 la", lang: EN, types: ["address"] } as const;
  const suggestion = { placePrediction: { placeId: "p1", text: { text: "12 Lantern Street" } } };

  test("of types that Google refuses are requested once more without types, and logged", async () => {
    const { places, asked, log } = await startPlaces(
      refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types 'premise'. See the list."),
      { suggestions: [suggestion] },
    );
    await expect(places.predictions(ask)).resolves.toEqual([
      { placeId: "p1", description: "12 Lantern Street", name: "12 Lantern Street" },
    ]);
    expect(asked.map(({ body }) => body!.includedPrimaryTypes)).toEqual([["street_address", "premise", "subpremise", "route"], undefined]);
    expect(log).toMatchObject([{ level: "warn", message: "Google refuses these types: predictions are of every type" }]);
  });

  test("are not requested again when they are still refused, or something else is", async () => {
    const stubborn = await startPlaces(refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types 'premise'."));
    await expect(stubborn.places.predictions(ask)).rejects.toMatchObject({ status: 400 });
    expect(stubborn.asked).toHaveLength(2);
    const keyless = await startPlaces(refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key."));
    await expect(keyless.places.predictions(ask)).rejects.toMatchObject({ status: 400 });
    expect(keyless.asked).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ["blank", { placePrediction: { placeId: "p2", text: { text: " " } } }],
    ["invisible", { placePrediction: { placeId: "p2", text: { text: "\u200b\u00a0" } } }],
    ["without text", { placePrediction: { placeId: "p2", text: {} } }],
    ["without an id", { placePrediction: { text: { text: "12 Lamp Street" } } }],
    ["of a blank id", { placePrediction: { placeId: " ", text: { text: "12 Lamp Street" } } }],
    ["of an id that is a path", { placePrediction: { placeId: "../p2", text: { text: "12 Lamp Street" } } }],
    ["empty", {}],
    ["null", null],
    ["text", "12 Lamp Street"],
    ["a list", []],
  ])("one that is %s is left out, and no other", async (_, odd) => {
    const { places } = await startPlaces({ suggestions: [odd, suggestion, odd] });
    await expect(places.predictions(ask)).resolves.toMatchObject([{ placeId: "p1" }]);
  });

  test("are none when Google sends null; a blank first part is replaced by the whole text", async () => {
    const blank = { placePrediction: { ...suggestion.placePrediction, structuredFormat: { mainText: { text: " " } } } };
    const { places } = await startPlaces({ suggestions: null }, { suggestions: [blank] });
    await expect(places.predictions(ask)).resolves.toEqual([]);
    await expect(places.predictions(ask)).resolves.toMatchObject([{ name: "12 Lantern Street" }]);
  });

  test("that are not places are left out, and logged without the visitor's text", async () => {
    const { places, log } = await startPlaces({
      suggestions: [{ queryPrediction: { text: { text: "12 lamps" } } }, suggestion, { placePrediction: { placeId: "p2" } }],
    });
    await expect(places.predictions(ask)).resolves.toMatchObject([{ placeId: "p1" }]);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain("12 la");
  });
});

test.each([
  [refusal(400, "INVALID_ARGUMENT", `Invalid session '${SESSION}' of ${KEY}`)],
  [refusal(429, "RESOURCE_EXHAUSTED", `limit per day of ${KEY}, ${SESSION}`)],
  [{ id: 7 }],
])("no error contains the key or the session: %j", async (answer) => {
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
  /** Returns a charge that counts its calls, and throws after `left` of them. */
  const payer = (left = Infinity) => {
    const paid = { times: 0 };
    const charge = async () => {
      if (paid.times === left) throw new Error("spent");
      paid.times++;
    };
    return { paid, charge };
  };

  test("for each attempt, including those without the types that Google refuses", async () => {
    const [busy, refused] = [refusal(503, "UNAVAILABLE", ""), refusal(400, "INVALID_ARGUMENT", "Invalid included_primary_types")];
    const { places, asked } = await startPlaces(busy, refused, {});
    const { paid, charge } = payer();
    await places.predictions({ input: "12 la", lang: EN, types: ["address"] }, { charge });
    expect([paid.times, asked.length]).toEqual([3, 3]);
  });

  test("to the request that started it, when several share it", async () => {
    const { places, asked } = await startPlaces(springfield);
    const [first, second] = [payer(), payer()];
    const query = { placeId: "p1", lang: EN };
    await Promise.all([places.details(query, { charge: first.charge }), places.details(query, { charge: second.charge })]);
    expect([first.paid.times, second.paid.times, asked.length]).toEqual([1, 0, 1]);
  });

  test("before it is made, and not made when the budget is spent", async () => {
    const { places, asked } = await startPlaces(springfield);
    const { charge } = payer(0);
    const id = { placeId: "p1", lang: EN };
    for (const method of [places.details, places.address, places.rating]) await expect(method(id, { charge })).rejects.toThrow("spent");
    await expect(places.search({ query: "x", lang: EN }, { charge })).rejects.toThrow("spent");
    expect(asked).toEqual([]);
  });
});

describe("identical concurrent calls", () => {
  const query = { placeId: "p1", lang: EN };

  test("are one call, and a later one is another: nothing is cached", async () => {
    const { places, asked } = await startPlaces(springfield);
    await Promise.all([places.details(query), places.details(query), places.details({ ...query })]);
    expect(asked).toHaveLength(1);
    await places.details(query);
    expect(asked).toHaveLength(2);
    await Promise.all([places.details(query), places.details({ ...query, lang: "fr-ca" }), places.address(query)]);
    expect(asked).toHaveLength(5);
  });

  test("go on for the others when one caller leaves, and are aborted when all have left", async () => {
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
    await expect(staying).resolves.toMatchObject({ placeId: "p1" });

    const last = new AbortController();
    const given = places.details(query, { signal: last.signal });
    await vi.waitFor(() => expect(gate).toHaveLength(2));
    last.abort(new Error("gone"));
    await expect(given).rejects.toThrow("gone");
    await vi.waitFor(() => expect(closed).toHaveLength(1));
    expect(requests).toHaveLength(2);
  });
});
