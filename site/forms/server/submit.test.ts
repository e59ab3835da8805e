import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import { applicationSchema } from "#shared/forms/application.ts";
import { check } from "#shared/forms/errors.ts";
import { application, message, resumeFile } from "#tests/support/application.ts";
import { type GraphAnswer, startGraphServer } from "#tests/support/graphServer.ts";
import { submissionKey } from "../submissionKey";
import { readForm } from "./readForm";
import { NOT_LISTED } from "../formState";
import { submit } from "./submit";

const VISITOR = "192.0.2.7";

/** Posts a form as a browser without scripts does; returns the key that the BFF got, and the state that the page shows. */
async function post(
  form: "application" | "contact",
  fields: object,
  resume?: File,
  visitor = VISITOR,
  answer: GraphAnswer = { status: 500, body: "" },
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) data.append(name, String(one ?? ""));
  if (resume) data.append("resume", resume);
  const request = new Request("http://site.invalid", { method: "POST", body: data });
  const bytes = Buffer.from(await request.arrayBuffer());
  const incoming = await readForm(Readable.from([bytes]), request.headers.get("content-type")!);
  const { url, requests } = await startGraphServer(answer);
  vi.spyOn(console, "error").mockReturnValue();
  const state = await submit({ form, lang: "en-us", incoming, target: { bffUrl: url, forwardedFor: visitor } });
  const { variables, query = "" } = (requests.at(-1)?.body ?? {}) as { variables?: { key: string }; query?: string };
  return { state, key: variables?.key ?? /"key":"([^"]+)"/.exec(query)?.[1] };
}

it("a form that is posted twice has the same key, another visitor's has another", async () => {
  const { key } = await post("contact", message());
  expect((await post("contact", message())).key).toBe(key);
  expect((await post("contact", message(), undefined, "192.0.2.8")).key).not.toBe(key);
});

it("a form that is shown again and sent unchanged has the same key, a changed one has another", async () => {
  const first = await post("contact", message());
  const again = { ...message(), key: first.state.key };
  expect((await post("contact", again, undefined, "192.0.2.8")).key).toBe(first.key);
  expect((await post("contact", { ...again, message: "The kiosk has blanks again." })).key).not.toBe(first.key);
});

it("an application's key depends on its file, and is the key that the script would send", async () => {
  const filled = { ...application(), message: "Two\nlines" };
  const file = resumeFile("pdf", 100_000);
  const first = await post("application", filled, file);
  expect((await post("application", filled, file)).key).toBe(first.key);
  expect((await post("application", { ...filled, key: first.state.key }, resumeFile("docx", 100_000))).key).not.toBe(first.key);
  const start = new Uint8Array(await file.arrayBuffer());
  expect(first.key).toBe(submissionKey(first.state.key!, check(applicationSchema, filled).data!, start));
});

it("replaces an invalid key", async () => {
  const { key } = await post("contact", { ...message(), key: "x".repeat(64) });
  expect(key).toMatch(/^[\da-f]{32}-[\da-f]{16}$/);
});

it("an address continues by hand if the list fails: an empty list with an error is a failure", async () => {
  const typed = { ...application(), placeId: "", latitude: "", route: "", address: "100 Main St, Columbus, OH 43215" };
  const failed = { data: { predictions: [] }, errors: [{ message: "away", extensions: { code: "UPSTREAM_STATUS", source: "places" } }] };
  const answered = await post("application", typed, resumeFile(), VISITOR, { body: failed });
  expect(answered.state.values).toMatchObject({ addressByHand: "on", route: "100 Main St", locality: "Columbus" });
});

it("an address that is not in the list continues by hand: the list is empty, or the visitor chooses none of it", async () => {
  const typed = { ...application(), placeId: "", latitude: "", route: "", address: "100 Main St, Columbus, OH 43215" };
  const byHand = { addressByHand: "on", route: "100 Main St", locality: "Columbus", administrativeAreaLevel1: "OH", placeId: "" };
  const empty = await post("application", typed, resumeFile(), VISITOR, { body: { data: { predictions: [] } } });
  expect(empty.state.values).toMatchObject(byHand);
  expect(empty.state.errors).toEqual([{ field: "route", code: "CHECK_ADDRESS" }]);
  const key = empty.state.key!;
  const noneOf = await post("application", { ...typed, placeId: NOT_LISTED, key }, resumeFile(), VISITOR, { body: {} });
  expect(noneOf.state.values).toMatchObject(byHand);
});

it("the only match is offered, and not taken, if it has another house number", async () => {
  const { placeId: _, latitude: __, ...typed } = application();
  const predictions = [{ placeId: "p1", description: "102 Main St, Columbus, OH" }];
  const placeAddress = { ...application(), streetNumber: "102" };
  const { state } = await post("application", { ...typed, latitude: "", address: "100 Main St, Columbus" }, resumeFile(), VISITOR, {
    body: { data: { predictions, placeAddress } },
  });
  expect(state).toMatchObject({ addresses: predictions, errors: [{ field: "address", code: "CHOOSE_ADDRESS" }] });
});

it("an incomplete address of the list continues by hand", async () => {
  const { placeId, streetNumber, route, postalCode } = application();
  const placeAddress = {
    placeId,
    streetNumber,
    route,
    locality: null,
    administrativeAreaLevel1: "OH",
    country: "US",
    postalCode,
    latitude: 39.9,
    longitude: -83,
  };
  const { state } = await post("application", { ...application(), latitude: "" }, resumeFile(), VISITOR, {
    body: { data: { placeAddress } },
  });
  expect(state.values).toMatchObject({
    addressByHand: "on",
    placeId,
    route: "100 Main St",
    locality: "",
    administrativeAreaLevel1: "OH",
    postalCode,
  });
  expect(state.errors).toEqual([
    { field: "route", code: "CHECK_ADDRESS" },
    { field: "locality", code: "REQUIRED" },
  ]);
});
