import { afterEach, describe, expect, it, vi } from "vitest";
import { application, applicationByHand, BEGINNINGS, message, oleEntry } from "#tests/support/application.ts";
import { z } from "./zod";
import { isSameAddress, toLine } from "./address";
import { toTypedParts } from "./typedLine";
import { applicationSchema, applicationWithResume } from "./application";
import { contactSchema } from "./contact";
import { check } from "./errors";
import { createDocProof, kindOf, SNIFF_BYTES } from "./resume";

afterEach(() => void vi.useRealTimers());

const faultsOf = (changes: object) =>
  check(applicationSchema, { ...application(), ...changes }).errors.map(({ field, code }) => `${field}: ${code}`);

describe("an application", () => {
  it("is valid as a GraphQL input and as a form sends it", () => {
    expect(faultsOf({})).toEqual([]);
    const sent = {
      ...application(),
      latitude: "39.96",
      longitude: "-83",
      experienceYears: "7",
      trades: "safes",
      consent: "on",
      message: undefined,
      website: undefined,
    };
    expect(check(applicationSchema, sent)).toMatchObject({
      data: { experienceYears: 7, latitude: 39.96, trades: ["safes"], consent: true, message: "", website: "" },
      errors: [],
    });
  });

  it.each([
    [{ firstName: "  " }, "firstName: REQUIRED"],
    [{ lastName: "x".repeat(101) }, "lastName: TOO_LONG"],
    [{ lastName: null }, "lastName: REQUIRED"],
    [{ email: "a@b" }, "email: INVALID_EMAIL"],
    [{ phone: "555-0123" }, "phone: INVALID_PHONE"],
    [{ address: "" }, "address: REQUIRED"],
    [{ latitude: "" }, "address: CHOOSE_ADDRESS"],
    [{ longitude: 181 }, "address: CHOOSE_ADDRESS"],
    [{ administrativeAreaLevel1: "Ohio" }, "address: CHOOSE_ADDRESS"],
    [{ country: "FR" }, "address: CHOOSE_ADDRESS"],
    [{ experienceYears: "seven" }, "experienceYears: INVALID_NUMBER"],
    [{ experienceYears: -1 }, "experienceYears: INVALID_NUMBER"],
    [{ experienceYears: 1.5 }, "experienceYears: INVALID_NUMBER"],
    [{ trades: ["magic"] }, "trades: CHOOSE_ONE"],
    [{ trades: undefined }, "trades: CHOOSE_ONE"],
    [{ availableFrom: "2026-02-30" }, "availableFrom: INVALID_DATE"],
    [{ availableFrom: "" }, "availableFrom: REQUIRED"],
    [{ message: "x".repeat(2001) }, "message: TOO_LONG"],
    [{ consent: "off" }, "consent: CONSENT"],
  ])("%j is wrong", (changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it("reports all missing fields at once, each once", () => {
    const { errors } = check(applicationSchema, {});
    expect(errors.map(({ field }) => field)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "address",
      "trades",
      "experienceYears",
      "availableFrom",
      "consent",
    ]);
  });

  it("requires an address from the list, with its file as well", () => {
    const whole = applicationWithResume(z.file({ error: "REQUIRED" }));
    expect(check(whole, { ...application(), latitude: null }).errors).toEqual([
      { field: "address", code: "CHOOSE_ADDRESS" },
      { field: "resume", code: "REQUIRED" },
    ]);
  });

  it("accepts dates from today, in any time zone, to a year from now", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T01:00:00Z") });
    for (const day of ["2026-11-20", "2027-11-21"]) expect(faultsOf({ availableFrom: day })).toEqual([]);
    for (const day of ["2026-11-19", "2027-11-30", "0026-11-21"])
      expect(faultsOf({ availableFrom: day })).toEqual(["availableFrom: DATE_OUT_OF_RANGE"]);
  });
});

it("a CRLF of a browser without scripts counts as one character", () => {
  const text = "x\r\n".repeat(999);
  expect(check(contactSchema, { ...message(), message: text }).data?.message).toBe("x\n".repeat(999).trim());
});

describe("an address by hand", () => {
  const faults = (changes: object) =>
    check(applicationSchema, { ...applicationByHand(), ...changes }).errors.map(({ field, code }) => `${field}: ${code}`);

  it("is valid with street, city, state and postal code, as a GraphQL input and as a form sends it", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ addressByHand: "on", latitude: "", longitude: "" })).toEqual([]);
    expect(faults({ administrativeAreaLevel1: "QC", postalCode: "h2x 1y4" })).toEqual([]);
    expect(faults({ postalCode: "43215-1234" })).toEqual([]);
  });

  it.each([
    [{ route: " " }, "route: REQUIRED"],
    [{ route: "x".repeat(101) }, "route: TOO_LONG"],
    [{ locality: null }, "locality: REQUIRED"],
    [{ administrativeAreaLevel1: "" }, "administrativeAreaLevel1: REQUIRED"],
    [{ administrativeAreaLevel1: "ZZ" }, "administrativeAreaLevel1: REQUIRED"],
    [{ administrativeAreaLevel1: "constructor" }, "administrativeAreaLevel1: REQUIRED"],
    [{ postalCode: "" }, "postalCode: REQUIRED"],
    [{ postalCode: "H2X 1Y4" }, "postalCode: INVALID_POSTAL_CODE"],
    [{ postalCode: "4321" }, "postalCode: INVALID_POSTAL_CODE"],
    [{ administrativeAreaLevel1: "QC" }, "postalCode: INVALID_POSTAL_CODE"],
  ])("is wrong with %j", (changes, fault) => {
    expect(faults(changes)).toEqual([fault]);
  });

  it("has to be marked as such: parts alone are not an address", () => {
    expect(faults({ addressByHand: false })).toEqual(["address: REQUIRED"]);
    expect(faults({ addressByHand: "off", address: "100 Main St" })).toEqual(["address: CHOOSE_ADDRESS"]);
  });

  it("is that of the list with the same number, street, state and city or postal code, and none that is similar", () => {
    const listed = {
      streetNumber: "100",
      route: "North Main Street",
      locality: "Québec",
      administrativeAreaLevel1: "QC",
      postalCode: "G1R 2B5",
    };
    const isSame = (changes: object) =>
      isSameAddress(
        { route: "100 N. Main St", locality: "QUEBEC", administrativeAreaLevel1: "QC", postalCode: "g1r2b5", ...changes },
        listed,
      );
    for (const changes of [{}, { route: "100 north main street, apt 5" }, { locality: "Sillery" }, { postalCode: "" }])
      expect(isSame(changes)).toBe(true);
    for (const changes of [
      { route: "102 N Main St" },
      { route: "10 N Main St" },
      { route: "100 N Maple St" },
      { route: "100 Main St" },
      { administrativeAreaLevel1: "ON" },
      { locality: "Sillery", postalCode: "G1R 2B6" },
    ])
      expect(isSame(changes), JSON.stringify(changes)).toBe(false);
  });

  it("is filled from a typed line, and converted back to one", () => {
    const parts = { route: "100 Main St", locality: "Columbus", administrativeAreaLevel1: "OH", postalCode: "43215" };
    expect(toTypedParts("100 Main St, Columbus, OH 43215, USA")).toEqual(parts);
    expect(toLine(parts)).toBe("100 Main St, Columbus, OH");
    expect(toTypedParts("12 rue Peel, Montréal, QC H2X 1Y4, Canada")).toEqual({
      route: "12 rue Peel",
      locality: "Montréal",
      administrativeAreaLevel1: "QC",
      postalCode: "H2X 1Y4",
    });
    expect(toTypedParts("10 lant")).toEqual({ route: "10 lant", locality: "" });
    expect(toLine({ route: "10 lant", locality: undefined })).toBe("10 lant");
  });
});

it("a message requires name, e-mail address, topic and text", () => {
  expect(check(contactSchema, message()).errors).toEqual([]);
  expect(check(contactSchema, { phone: "1" }).errors).toEqual([
    { field: "name", code: "REQUIRED" },
    { field: "email", code: "REQUIRED" },
    { field: "phone", code: "INVALID_PHONE" },
    { field: "topic", code: "REQUIRED" },
    { field: "message", code: "REQUIRED" },
  ]);
});

describe("the type of a file", () => {
  const kind = (text: string) => kindOf(Buffer.from(text, "latin1"));

  it("is found by its first bytes", () => {
    expect(Object.entries(BEGINNINGS).map(([name, text]) => [name, kind(text)])).toEqual([
      ["pdf", "pdf"],
      ["doc", "doc"],
      ["docx", "docx"],
      ["xlsx", null],
      // Needs the whole file.
      ["xls", "doc"],
      ["msi", "doc"],
      ["exe", null],
      ["text", null],
    ]);
  });

  it("is null for an empty file, or if the signature is not at its start", () => {
    for (const text of ["", "%PD", "x%PDF-1.7", `x${BEGINNINGS.docx}`]) expect(kind(text)).toBeNull();
  });

  it("is found if Word's part comes late", () => {
    expect(kind(`${BEGINNINGS.xlsx}${"P".repeat(SNIFF_BYTES - 2000)}${BEGINNINGS.docx}`)).toBe("docx");
  });
});

describe("a file that begins like a doc", () => {
  const proofs = (text: string, size: number) => {
    const isDoc = createDocProof();
    const bytes = Buffer.from(text, "latin1");
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => isDoc(bytes.subarray(index * size, (index + 1) * size)));
  };
  const late = `${BEGINNINGS.xls}${"x".repeat(SNIFF_BYTES)}${oleEntry("WordDocument")}`;

  it.each([1, 100, 128, 1000, 100_000])("is one by Word's own entry, wherever that comes, in pieces of %i bytes", (size) => {
    expect(proofs(late, size).at(-1)).toBe(true);
    expect(proofs(`${late}and more`, size).at(-1)).toBe(true);
    expect(proofs(late.slice(0, -128), size)).not.toContain(true);
  });

  it("is none with an entry of another name, or with the words alone", () => {
    for (const text of [BEGINNINGS.xls, BEGINNINGS.msi, `${BEGINNINGS.xls}x${oleEntry("WordDocument")}${"x".repeat(127)}`])
      expect(proofs(text, 1000)).not.toContain(true);
  });
});
