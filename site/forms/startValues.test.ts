import { expect, it } from "vitest";
import { startValues } from "./startValues";

const draft = { firstName: "Robin", email: "robin@mail.example", trades: ["safes"], address: "10 lant", place_id: "p1" };
const byHand = { firstName: "Robin", addressByHand: "on", route: "10 Lantern Drive", postal_code: "10001" };

it("what was typed stands over what was kept, and does not throw it away", () => {
  expect(startValues(draft, {})).toEqual(draft);
  expect(startValues(draft, { firstName: "R", lastName: "", email: "", address: "" })).toEqual({ ...draft, firstName: "R" });
  expect(startValues({}, { firstName: "R" })).toEqual({ firstName: "R" });
});

it("another address has none of the parts of the one that was kept", () => {
  expect(startValues(draft, { address: "10 lant" })).toEqual(draft);
  expect(startValues(draft, { address: "5 Elm" })).toEqual({ firstName: "Robin", email: "robin@mail.example", trades: ["safes"], address: "5 Elm" });
  expect(startValues(byHand, { address: "5 Elm" })).toEqual({ firstName: "Robin", address: "5 Elm" });
  expect(startValues(byHand, { firstName: "R" })).toEqual({ ...byHand, firstName: "R" });
});

it("one of the addresses that its page has offered is the one", () => {
  expect(startValues({ address: "10 lant", firstName: "Robin" }, { address: "10 lant", place_id: "p2", firstName: "Robin" })).toEqual({ address: "10 lant", place_id: "p2", firstName: "Robin" });
});
