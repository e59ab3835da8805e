// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isByHand, isChosen } from "#shared/forms/address.ts";
import { fakeGraph } from "#tests/support/fakeGraph.ts";
import { fakePopovers } from "#tests/support/popovers.ts";
import { loadClient } from "../bff/queryFromBrowser";
import { formWords } from "../i18n/forms";
import { DEBOUNCE_MS } from "../ui/Combobox/lookup";
import { AddressField } from "./AddressField";
import type { FormValues } from "./formState";
import { fieldValuesOf } from "./captureInput";
import { toDraft } from "./toDraft";

const ask = vi.fn<(operation: string, variables: object) => Promise<object>>();

const lantern = {
  placeId: "p1",
  name: "10 Lantern Drive, Milford, PA 18337, USA",
  streetNumber: "10",
  route: "Lantern Drive",
  locality: "Milford" as string | null,
  administrativeAreaLevel1: "PA",
  administrativeAreaLevel2: "Pike County",
  country: "US",
  postalCode: "18337",
  latitude: 41.3,
  longitude: -74.8,
  attributions: [{ provider: "Aisle Atlas", providerUri: "https://atlas.example/" }],
};
const LIMITED = { data: { predictions: [] }, codes: ["RATE_LIMITED"] };
const FAILED = { data: { predictions: [] }, codes: ["UPSTREAM_STATUS"] };
const draft = { address: "10 lant", placeId: "p1" };
const { addressFaults, backToList, typeAddress, typedAddress } = formWords("en-us");
const changed = vi.fn<(field: string) => void>();
let root: Root;
let form: HTMLFormElement;

beforeAll(() => loadClient());
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  ask.mockReset();
  fakeGraph(ask);
  vi.spyOn(console, "warn").mockReturnValue();
  changed.mockReset();
  form = document.body.appendChild(document.createElement("form"));
  root = createRoot(form);
});
afterEach(() => {
  act(() => root.unmount());
  form.remove();
});

async function show(values: FormValues, error?: "CHOOSE_ADDRESS"): Promise<void> {
  const fields = (name: string) => ({ id: `application-${name}`, name, value: String(values[name] ?? ""), values: [], error });
  await act(async () =>
    root.render(<AddressField fields={fields} words={{ label: "Your address" }} lang="en-us" values={values} onChange={changed} />),
  );
}
const press = (text: string) =>
  act(async () => [...form.querySelectorAll("button")].find(({ textContent }) => textContent === text)!.click());
const typeInto = (name: string, text: string) =>
  act(async () => {
    const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const line = () => form.querySelector<HTMLInputElement>("[name=address]");
const currentValues = () => fieldValuesOf(form);

describe("an address whose id is in the draft", () => {
  it("is fetched again and complete; the draft keeps what was typed", async () => {
    ask.mockResolvedValue({ placeAddress: lantern });
    await show(draft);
    expect(ask).toHaveBeenCalledWith("PlaceAddress", { placeId: "p1", language: "EN_US" });
    expect(line()?.value).toBe(lantern.name);
    expect(isChosen(currentValues())).toBe(true);
    expect(changed).toHaveBeenCalledWith("address");
    expect(toDraft(currentValues())).toEqual(draft);
  });

  it("shows the providers of its data until the visitor types", async () => {
    ask.mockResolvedValue({ placeAddress: lantern });
    await show(draft);
    expect(form.querySelector("a")?.href).toBe("https://atlas.example/");
    await typeInto("address", "5 E");
    expect(form.querySelector("a")).toBeNull();
  });

  it("has to be chosen again if the fetch fails", async () => {
    ask.mockRejectedValue(new Error("away"));
    await show(draft);
    expect(form.textContent).toContain(addressFaults.lost);
    expect(line()?.value).toBe("10 lant");
    expect(isChosen(currentValues())).toBe(false);
    expect(toDraft(currentValues())).toEqual(draft);
  });

  it("has to be typed by hand if the budget is spent", async () => {
    ask.mockResolvedValue(LIMITED);
    await show(draft);
    expect(form.textContent).toContain(addressFaults.limited);
    await press(typeAddress);
    expect(currentValues()).toMatchObject({ addressByHand: "on", route: "10 lant" });
  });

  it("is replaced by what the visitor types meanwhile", async () => {
    let answer: (result: object) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show(draft);
    await typeInto("address", "5 E");
    await act(async () => answer({ placeAddress: lantern }));
    expect(line()?.value).toBe("5 E");
    expect(toDraft(currentValues())).toEqual({ address: "5 E" });
  });
});

it("a complete address is not fetched", async () => {
  const { attributions: _providers, ...parts } = lantern;
  await show({ ...parts, address: lantern.name, latitude: "41.3", longitude: "-74.8", locality: "Milford" });
  expect(ask).not.toHaveBeenCalled();
});

describe("an address of the list without a city", () => {
  const parts = { addressByHand: "on", placeId: "p1", route: "10 Lantern Drive", administrativeAreaLevel1: "PA", postalCode: "18337" };
  const ownCity = { addressByHand: "on", placeId: "p1", changedParts: "locality", locality: "Milford" };
  beforeEach(() => void ask.mockResolvedValue({ placeAddress: { ...lantern, locality: null } }));

  it("can be completed by hand; the draft keeps the changes", async () => {
    await show(draft);
    expect(form.textContent).toContain(addressFaults.partial);
    expect(changed).not.toHaveBeenCalled();
    await press(typeAddress);
    expect(form.textContent).toContain(typedAddress.partial);
    expect(isByHand(currentValues())).toBe(true);
    expect(currentValues()).toEqual({ ...parts, locality: "" });
    await typeInto("locality", "Milford");
    expect(toDraft(currentValues())).toEqual(ownCity);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is fetched again after a reload, without overwriting changes", async () => {
    await show(ownCity);
    expect(ask).toHaveBeenCalledWith("PlaceAddress", { placeId: "p1", language: "EN_US" });
    expect(currentValues()).toEqual({ ...parts, ...ownCity });
    expect(toDraft(currentValues())).toEqual(ownCity);
  });

  it("has to be completed by the visitor if the fetch after a reload fails", async () => {
    ask.mockRejectedValue(new Error("away"));
    await show(ownCity);
    await typeInto("route", "10 Lantern Dr");
    expect(toDraft(currentValues())).toEqual({ ...ownCity, changedParts: ["locality", "route"], route: "10 Lantern Dr" });
  });

  it("becomes one line when the visitor returns to the list; the draft keeps the changes", async () => {
    await show(ownCity);
    await press(backToList);
    expect(line()?.value).toBe("10 Lantern Drive, Milford, PA");
    expect(toDraft(currentValues())).toEqual({ address: "Milford" });
  });
});

it.each([
  ["silent", null],
  ["silent", FAILED],
  ["limited", LIMITED],
] as const)("a list that is %s says so, offers another way, and goes on saying it while somebody types", async (fault, answer) => {
  vi.useFakeTimers();
  try {
    fakePopovers();
    ask.mockImplementation(async () => answer ?? Promise.reject(new Error("away")));
    await show({});
    await typeInto("address", "10 lant");
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    expect(form.textContent).toContain(addressFaults[fault]);
    await typeInto("address", "10 lante");
    expect(form.textContent).toContain(addressFaults[fault]);
    await press(typeAddress);
    expect(form.textContent).toContain(typedAddress.whole);
    expect(currentValues()).toMatchObject({ addressByHand: "on", route: "10 lante" });
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

describe("an address that is not in the list", () => {
  const similar = [{ placeId: "p1", description: "10 Lantern Drive, Milford, PA, USA" }];
  beforeEach(() => {
    vi.useFakeTimers();
    fakePopovers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const look = async (predictions: object[], typed: string) => {
    ask.mockResolvedValue({ predictions });
    line()!.focus();
    await typeInto("address", typed);
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  };

  it("can be entered by hand at once if the list is empty", async () => {
    await show({});
    await look([], "12 New Road, Apt 5, Milford, PA 18337");
    expect(form.textContent).toContain(addressFaults.unlisted);
    expect(line()!.ariaExpanded).toBe("false");
    await press(typeAddress);
    expect(currentValues()).toEqual({
      addressByHand: "on",
      route: "12 New Road, Apt 5",
      locality: "Milford",
      administrativeAreaLevel1: "PA",
      postalCode: "18337",
    });
  });

  it("can be entered by hand after the similar ones of the list", async () => {
    await show({});
    await look(similar, "12 Lantern Drive, Milford");
    const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
    expect(options.map(({ textContent }) => textContent)).toEqual([similar[0]!.description, typeAddress]);
    expect(form.querySelector("[role=status]")!.textContent).toBe(formWords("en-us").options(1));
    await act(async () => options[1]!.click());
    expect(currentValues()).toMatchObject({ addressByHand: "on", route: "12 Lantern Drive", locality: "Milford" });
    expect(document.activeElement).toBe(form.querySelector("[name=route]"));
  });

  it("is said to be missing until the list has one", async () => {
    await show({});
    await look([], "12 New Road");
    await typeInto("address", "12 New Roads");
    expect(form.textContent).toContain(addressFaults.unlisted);
    await look(similar, "10 Lantern");
    expect(form.textContent).not.toContain(addressFaults.unlisted);
    await look([], "12 New Road");
    await typeInto("address", "12");
    expect(form.textContent).not.toContain(addressFaults.unlisted);
  });

  it("can be entered by hand where the form asks for one of the list", async () => {
    await show({ address: "12 New Road" }, "CHOOSE_ADDRESS");
    await press(typeAddress);
    expect(currentValues()).toMatchObject({ addressByHand: "on", route: "12 New Road" });
  });
});

it("if the parts of a chosen address cannot be fetched, the typed line is continued by hand", async () => {
  vi.useFakeTimers();
  try {
    const predictions = [{ placeId: "p1", description: "10 Lantern Drive, Milford, PA, USA" }];
    fakePopovers();
    ask.mockImplementation(async (operation) => (operation === "AddressPredictions" ? { predictions } : Promise.reject(new Error("away"))));
    await show({});
    line()!.focus();
    await typeInto("address", "10 lant");
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    await act(async () => document.querySelector<HTMLElement>("[role=option]")!.click());
    expect(line()?.value).toBe(predictions[0]!.description);
    expect(form.textContent).toContain(addressFaults.silent);
    await press(typeAddress);
    expect(currentValues()).toMatchObject({ addressByHand: "on", route: "10 lant", locality: "" });
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

it("a click opens the list again after Escape, without a request, and not after an address was chosen", async () => {
  vi.useFakeTimers();
  try {
    const predictions = [{ placeId: "p1", description: "10 Lantern Drive, Milford, PA, USA" }];
    fakePopovers();
    ask.mockImplementation(async (operation) => (operation === "AddressPredictions" ? { predictions } : { placeAddress: lantern }));
    await show({});
    const isOpen = () => line()!.ariaExpanded === "true";
    line()!.focus();
    await typeInto("address", "10 lant");
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
    expect(isOpen()).toBe(true);
    await act(async () => line()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
    expect(isOpen()).toBe(false);
    await act(async () => line()!.click());
    expect(isOpen()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);

    await act(async () => document.querySelector<HTMLElement>("[role=option]")!.click());
    await act(async () => line()!.click());
    expect(isOpen()).toBe(false);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
