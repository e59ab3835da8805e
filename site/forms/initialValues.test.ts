import { describe, expect, it } from "vitest";
import type { FormValues } from "./formState";
import { initialValues } from "./initialValues";

const byHand = { firstName: "Robin", addressByHand: "on", route: "10 Lantern Drive", postalCode: "10001" };

describe("a form with a draft", () => {
  const draft = { firstName: "Robin", email: "robin@mail.example", trades: ["safes"], address: "10 lant", placeId: "p1" };
  const start = (values: FormValues | null, typed: FormValues | null) => initialValues({ page: null, draft: values, typed });

  it("has typed values over the draft, and keeps the rest of the draft", () => {
    expect(start(draft, null)).toEqual(draft);
    expect(start(draft, { firstName: "R", lastName: "", email: "", address: "" })).toEqual({ ...draft, firstName: "R" });
    expect(start(null, { firstName: "R" })).toEqual({ firstName: "R" });
  });

  it("has no parts of the draft's address if another address was typed", () => {
    expect(start(draft, { address: "10 lant" })).toEqual(draft);
    expect(start(draft, { address: "5 Elm" })).toEqual({
      firstName: "Robin",
      email: "robin@mail.example",
      trades: ["safes"],
      address: "5 Elm",
    });
    expect(start(byHand, { address: "5 Elm" })).toEqual({ firstName: "Robin", address: "5 Elm" });
    expect(start(byHand, { firstName: "R" })).toEqual({ ...byHand, firstName: "R" });
  });
});

describe("a form that was shown with its sent values", () => {
  const parts = { placeId: "p1", locality: "New York", latitude: "40.75" };
  const pageValues = {
    firstName: "Robin",
    message: "Bonjour",
    trades: ["safes", "rekeying"],
    consent: "on",
    address: "10 Lantern Drive",
    ...parts,
  };
  const start = (typed: FormValues | null, page: FormValues = pageValues) =>
    initialValues({ page, draft: { lastName: "Tremblay" }, typed });

  it("has the shown values, or the current ones: removed values are gone", () => {
    expect(start(null)).toEqual(pageValues);
    const typed = { firstName: "Robin", message: "", trades: "safes", address: "10 Lantern Drive" };
    expect(start(typed)).toEqual({ ...typed, ...parts });
  });

  it("has no parts of the shown address if another one, or none, was typed", () => {
    for (const address of ["5 Elm", ""]) expect(start({ firstName: "R", address })).toEqual({ firstName: "R", address });
    expect(start({ ...byHand, route: "" }, byHand)).toEqual({ ...byHand, route: "" });
  });

  it("has the address that its page offered", () => {
    const offered = { address: "10 lant", firstName: "Robin" };
    expect(start({ ...offered, placeId: "p2" }, offered)).toEqual({ ...offered, placeId: "p2" });
  });
});
