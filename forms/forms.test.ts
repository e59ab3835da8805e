import { afterEach, describe, expect, it, vi } from "vitest";
import { application, BEGINNINGS, message } from "../tests/support/application";
import { z } from "zod";
import { applicationSchema, applicationWithResume } from "./application";
import { contactSchema } from "./contact";
import { check } from "./errors";
import { kindOf, SNIFF_BYTES } from "./resume";

afterEach(() => void vi.useRealTimers());

const faultsOf = (changes: object) => check(applicationSchema, { ...application(), ...changes }).errors.map(({ field, code }) => `${field}: ${code}`);

describe("an application", () => {
  it("is right as the graph is asked, and as a form sends it", () => {
    expect(faultsOf({})).toEqual([]);
    const sent = { ...application(), latitude: "39.96", longitude: "-83", experienceYears: "7", trades: "safes", consent: "on", message: undefined, website: undefined };
    expect(check(applicationSchema, sent)).toMatchObject({ data: { experienceYears: 7, latitude: 39.96, trades: ["safes"], consent: true, message: "", website: "" }, errors: [] });
  });

  it.each([
    [{ firstName: "  " }, "firstName: required"],
    [{ lastName: "x".repeat(101) }, "lastName: tooLong"],
    [{ lastName: null }, "lastName: required"],
    [{ email: "a@b" }, "email: invalidEmail"],
    [{ phone: "555-0123" }, "phone: invalidPhone"],
    [{ address: "" }, "address: required"],
    [{ latitude: "" }, "address: chooseAddress"],
    [{ longitude: 181 }, "address: chooseAddress"],
    [{ administrative_area_level_1: "Ohio" }, "address: chooseAddress"],
    [{ country: "FR" }, "address: chooseAddress"],
    [{ experienceYears: "seven" }, "experienceYears: invalidNumber"],
    [{ experienceYears: -1 }, "experienceYears: invalidNumber"],
    [{ experienceYears: 1.5 }, "experienceYears: invalidNumber"],
    [{ trades: ["magic"] }, "trades: chooseOne"],
    [{ trades: undefined }, "trades: chooseOne"],
    [{ availableFrom: "2026-02-30" }, "availableFrom: invalidDate"],
    [{ availableFrom: "" }, "availableFrom: required"],
    [{ message: "x".repeat(2001) }, "message: tooLong"],
    [{ consent: "off" }, "consent: consent"],
  ])("%j is wrong", (changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it("tells all that is missing at once, each field once", () => {
    const { errors } = check(applicationSchema, {});
    expect(errors.map(({ field }) => field)).toEqual(["firstName", "lastName", "email", "phone", "address", "experienceYears", "trades", "availableFrom", "consent"]);
  });

  it("wants an address from the list with its file as well", () => {
    const whole = applicationWithResume(z.file({ error: "required" }));
    expect(check(whole, { ...application(), latitude: null }).errors).toEqual([
      { field: "resume", code: "required" },
      { field: "address", code: "chooseAddress" },
    ]);
  });

  it("begins from today, wherever today is, to a year from now", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T01:00:00Z") });
    for (const day of ["2026-11-20", "2027-11-21"]) expect(faultsOf({ availableFrom: day })).toEqual([]);
    for (const day of ["2026-11-19", "2027-11-30", "0026-11-21"]) expect(faultsOf({ availableFrom: day })).toEqual(["availableFrom: dateOutOfRange"]);
  });
});

it("a message needs a name, an address to answer to, a topic and words", () => {
  expect(check(contactSchema, message()).errors).toEqual([]);
  expect(check(contactSchema, { phone: "1" }).errors).toEqual([
    { field: "name", code: "required" },
    { field: "email", code: "required" },
    { field: "phone", code: "invalidPhone" },
    { field: "topic", code: "chooseOne" },
    { field: "message", code: "required" },
  ]);
});

describe("the kind of a file", () => {
  const kind = (text: string) => kindOf(Buffer.from(text, "latin1"));

  it("is told by its first bytes", () => {
    expect(Object.entries(BEGINNINGS).map(([name, text]) => [name, kind(text)])).toEqual([
      ["pdf", "pdf"],
      ["doc", "doc"],
      ["docx", "docx"],
      ["xlsx", null],
      ["exe", null],
      ["text", null],
    ]);
  });

  it("is none where there is nothing, or where the mark stands later", () => {
    for (const text of ["", "%PD", " %PDF-1.7", `x${BEGINNINGS.docx}`]) expect(kind(text)).toBeNull();
  });

  it("is found where Word's own part comes late", () => {
    expect(kind(`${BEGINNINGS.xlsx}${"P".repeat(SNIFF_BYTES - 2000)}${BEGINNINGS.docx}`)).toBe("docx");
  });
});
