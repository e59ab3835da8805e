// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isByHand, isChosen } from "../../forms/address";
import { PlaceAddress } from "../bff/__generated__/browser/PlaceAddress";
import { formWords } from "../i18n/forms";
import { AddressField } from "./AddressField";
import type { FormValues } from "./formState";
import { valuesOf } from "./takeOver";
import { toDraft } from "./toDraft";

const ask = vi.hoisted(() => vi.fn<(operation: unknown, variables: unknown) => Promise<unknown>>());
vi.mock("../bff/ask", () => ({ askBff: ask }));

const lantern = {
  place_id: "p1",
  name: "10 Lantern Drive, Milford, PA 18337, USA",
  street_number: "10",
  route: "Lantern Drive",
  locality: "Milford" as string | null,
  administrative_area_level_1: "PA",
  administrative_area_level_2: "Pike County",
  country: "US",
  postal_code: "18337",
  latitude: 41.3,
  longitude: -74.8,
};
const kept = { address: "10 lant", place_id: "p1" };
const { addressFaults, typeAddress, typedAddress } = formWords("en-us");
const changed = vi.fn<(field: string) => void>();
let root: Root;
let form: HTMLFormElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  ask.mockReset();
  changed.mockReset();
  form = document.body.appendChild(document.createElement("form"));
  root = createRoot(form);
});
afterEach(() => {
  act(() => root.unmount());
  form.remove();
});

async function show(values: FormValues): Promise<void> {
  const fields = (name: string) => ({ id: `application-${name}`, name, value: String(values[name] ?? ""), values: [] });
  await act(async () => root.render(<AddressField fields={fields} words={{ label: "Your address" }} lang="en-us" values={values} onChange={changed} />));
}
const line = () => form.querySelector<HTMLInputElement>("[name=address]");
const held = () => valuesOf(form);

describe("an address of which the device has kept the id", () => {
  it("is asked for again, and whole then; the device keeps what was typed", async () => {
    ask.mockResolvedValue({ placeAddress: lantern });
    await show(kept);
    expect(ask).toHaveBeenCalledWith(PlaceAddress, { placeId: "p1", lang: "en-us", sessionToken: undefined }, expect.anything());
    expect(line()?.value).toBe(lantern.name);
    expect(isChosen(held())).toBe(true);
    expect(changed).toHaveBeenCalledWith("address");
    expect(toDraft(held())).toEqual(kept);
  });

  it("is to be chosen again where nobody answers", async () => {
    ask.mockRejectedValue(new Error("away"));
    await show(kept);
    expect(form.textContent).toContain(addressFaults.lost);
    expect(line()?.value).toBe("10 lant");
    expect(isChosen(held())).toBe(false);
    expect(toDraft(held())).toEqual(kept);
  });

  it("gives way to what is typed meanwhile", async () => {
    let answer: (found: unknown) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show(kept);
    await act(async () => {
      line()!.value = "5 E";
      line()!.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(async () => answer({ placeAddress: lantern }));
    expect(line()?.value).toBe("5 E");
    expect(toDraft(held())).toEqual({ address: "5 E" });
  });
});

it("an address that is whole is not asked for", async () => {
  await show({ ...lantern, address: lantern.name, latitude: "41.3", longitude: "-74.8", locality: "Milford" });
  expect(ask).not.toHaveBeenCalled();
});

it("an address of the list without a city can be completed by hand", async () => {
  ask.mockResolvedValue({ placeAddress: { ...lantern, locality: null } });
  await show(kept);
  expect(form.textContent).toContain(addressFaults.partial);
  expect(changed).not.toHaveBeenCalled();
  await act(async () => [...form.querySelectorAll("button")].find(({ textContent }) => textContent === typeAddress)!.click());
  expect(form.textContent).toContain(typedAddress.partial);
  expect(isByHand(held())).toBe(true);
  expect(held()).toEqual({ addressByHand: "on", place_id: "p1", route: "10 Lantern Drive", locality: "", administrative_area_level_1: "PA", postal_code: "18337" });
});
