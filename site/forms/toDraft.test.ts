import { expect, it } from "vitest";
import { toDraft } from "./toDraft";

const chosen = {
  address: "10 Lantern Drive, New York, NY 10001, USA",
  typedLine: "10 lant",
  placeId: "p1",
  streetNumber: "10",
  route: "Lantern Drive",
  locality: "New York",
  administrativeAreaLevel1: "NY",
  administrativeAreaLevel2: "New York County",
  country: "US",
  postalCode: "10001",
  latitude: "40.75",
  longitude: "-73.99",
};

it("of an address from the list, the draft has the typed line and the id", () => {
  expect(toDraft({ firstName: "Robin", lastName: "", trades: ["safes"], ...chosen })).toEqual({
    firstName: "Robin",
    trades: ["safes"],
    address: "10 lant",
    placeId: "p1",
  });
  expect(toDraft({ ...chosen, typedLine: "" })).toEqual({ placeId: "p1" });
});

const byHand = {
  addressByHand: "on",
  route: "10 Lantern Drive",
  locality: "New York",
  administrativeAreaLevel1: "NY",
  postalCode: "10001",
};

it("an address by hand is stored whole", () => {
  expect(toDraft({ ...byHand, placeId: "" })).toEqual(byHand);
});

it("of an address from the list that was completed by hand, the draft has the id and the changes", () => {
  const draft = { addressByHand: "on", placeId: "p1" };
  expect(toDraft({ ...byHand, placeId: "p1" })).toEqual(draft);
  expect(toDraft({ ...byHand, placeId: "p1", changedParts: "locality" })).toEqual({
    ...draft,
    changedParts: "locality",
    locality: "New York",
  });
  const changedParts = ["postalCode", "route"];
  expect(toDraft({ ...byHand, placeId: "p1", changedParts })).toEqual({
    ...draft,
    changedParts,
    postalCode: "10001",
    route: "10 Lantern Drive",
  });
});

it("consent, honeypot and key are not stored", () => {
  expect(toDraft({ message: "Bonjour", consent: "on", website: "x", key: "a-key" })).toEqual({ message: "Bonjour" });
});
