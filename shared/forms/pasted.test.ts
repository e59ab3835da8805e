import { describe, expect, it } from "vitest";
import { application, applicationByHand, message } from "#tests/support/application.ts";
import { applicationSchema } from "./application";
import { contactSchema } from "./contact";
import { check } from "./errors";
import { toText } from "./plainText";
import { kindOf } from "./resume";

/** Returns what a contact message has for a field, or the field's error. */
function taken(field: "name" | "email" | "phone" | "message", typed: string): string {
  const { data, errors } = check(contactSchema, { ...message(), [field]: typed });
  return data?.[field] ?? errors.map(({ code }) => code).join();
}

describe("a telephone number", () => {
  it.each([
    // With marks of direction or of zero width, as calendars and address books copy them.
    ["\u202a614-555-0100\u202c", "614-555-0100"],
    ["\u200b614-555-0100", "614-555-0100"],
    ["614\u00ad555\u20600100\ufeff", "6145550100"],
    ["\u2068(614)\u2069\u00a0555\u20110100", "(614) 555-0100"],
    // With dashes and separators of every kind.
    ["614\u2013555\u20130100", "614-555-0100"],
    ["614\u2014555\u22120100", "614-555-0100"],
    ["614\uff0d555\ufe630100", "614-555-0100"],
    ["614.555.0100", "614.555.0100"],
    ["614/555/0100", "614-555-0100"],
    ["614 \u2022 555 \u00b7 0100", "614 - 555 - 0100"],
    ["\uff16\uff11\uff14\u2009555\u202f0100", "614 555 0100"],
    ["+1\t(614)\t555-0100", "+1 (614) 555-0100"],
    // As a link, or with a label.
    ["tel:+16145550100", "+16145550100"],
    ["TEL:614-555-0100", "614-555-0100"],
    ["Tél. : 614 555-0100", "614 555-0100"],
    ["tel:+1-614-555-0100;ext=12", "+1-614-555-0100 ext. 12"],
    // With an extension.
    ["614-555-0100 ext. 12", "614-555-0100 ext. 12"],
    ["614-555-0100x12", "614-555-0100 ext. 12"],
    ["(614) 555-0100, poste 4321", "(614) 555-0100 ext. 4321"],
    ["614 555 0100 #7", "614 555 0100 ext. 7"],
    ["6145550100 (Extension: 12)", "6145550100 ext. 12"],
    ["1 614 555 0100,,12", "1 614 555 0100 ext. 12"],
    ["+16145550100;12#", "+16145550100 ext. 12"],
    ["614-555-0100 x-12", "614-555-0100 ext. 12"],
    // With what stands around it: other labels, marks, quotes, the end of a sentence.
    ["tel://6145550100", "6145550100"],
    ["Work: 614-555-0100", "614-555-0100"],
    ["\u260e\ufe0f 614-555-0100", "614-555-0100"],
    ["614-555-0100,", "614-555-0100"],
    ["614-555-0100.", "614-555-0100"],
    ["<614-555-0100>;", "614-555-0100"],
    ["'6145550100", "6145550100"],
    ["\u201c+1 614-555-0100\u201d", "+1 614-555-0100"],
    ["(614) 555-0100 (mobile)", "(614) 555-0100"],
    ["614 ~ 555 | 0100", "614 - 555 - 0100"],
  ])("%j is %j", (typed, phone) => {
    expect(taken("phone", typed)).toBe(phone);
    expect(check(applicationSchema, { ...application(), phone: typed }).data?.phone).toBe(phone);
    // The result is a number again, as the BFF gets it from the site.
    expect(taken("phone", phone)).toBe(phone);
  });

  it.each([
    "555-0100",
    "614-555-01000",
    "ext. 12",
    "614-555-0100 ext.",
    "614-555-0100 x12345678",
    "call me",
    "614+555+0100",
    "614-555-0100 or 614-555-0101",
    "call me at 5 or 6145550100",
  ])("%j is none", (typed) => expect(taken("phone", typed)).toBe("INVALID_PHONE"));
});

describe("an e-mail address", () => {
  it.each([
    ["jo@mail.example\u200b", "jo@mail.example"],
    ["jo\u00ad@mail.example", "jo@mail.example"],
    ["\u202ajo@mail.example\u202c", "jo@mail.example"],
    ["\ufeffjo@\u2060mail.example\u00a0", "jo@mail.example"],
    ["mailto:jo@mail.example", "jo@mail.example"],
    ["MAILTO://jo@mail.example", "jo@mail.example"],
    ["jo\uff20mail\uff0eexample", "jo@mail.example"],
    ["jo@mail\u2011box.example", "jo@mail-box.example"],
    ["j.o+keys@mail.example", "j.o+keys@mail.example"],
    ["o'neil_{x}@mail.co.example", "o'neil_{x}@mail.co.example"],
    ["zoé@exämple.québec", "zoé@exämple.québec"],
    ["jo@xn--exmple-cua.xn--p1ai", "jo@xn--exmple-cua.xn--p1ai"],
  ])("%j is %j", (typed, email) => {
    expect(taken("email", typed)).toBe(email);
    expect(check(applicationSchema, { ...application(), email: typed }).data?.email).toBe(email);
  });

  it.each([
    "a@b..com",
    "jo@mail.example.",
    "jo@mail.example,",
    "jo@mail.example;",
    "<a@b>",
    "<jo@mail.example>",
    "jo@mail.example>",
    "Jo <jo@mail.example>",
    "jo@mail.example, al@mail.example",
    "jo..b@mail.example",
    ".jo@mail.example",
    "jo.@mail.example",
    "jo@.example",
    "jo@-mail.example",
    "jo@mail-.example",
    "jo@mail.example\u2026",
    "jo@192.0.2.1",
    "jo@@mail.example",
    "jo mail@mail.example",
    '"jo"@mail.example',
    "jo@mail",
    "jo@mail.e",
    "jo@mail.example\u3002",
    "(jo@mail.example)",
    "\u00abjo@mail.example\u00bb",
    "E-mail: jo@mail.example",
    "mailto:jo@mail.example?subject=keys",
    "jo%40mail.example",
    "jo@mail_box.example",
    `${"j".repeat(65)}@mail.example`,
  ])("%j is refused", (typed) => expect(taken("email", typed)).toBe("INVALID_EMAIL"));
});

describe("a postal code", () => {
  const typedIn = (region: string, postalCode: string) => {
    const { data, errors } = check(applicationSchema, { ...applicationByHand(), administrativeAreaLevel1: region, postalCode });
    return data?.postalCode ?? errors.map(({ code }) => code).join();
  };

  it.each([
    ["ON", "M5V  3L9", "M5V 3L9"],
    ["ON", "M5V\u00a03L9", "M5V 3L9"],
    ["ON", "M5V\u20133L9", "M5V 3L9"],
    ["ON", "m5v3l9", "M5V 3L9"],
    ["ON", "m5v - 3l9", "M5V 3L9"],
    ["QC", "\u200bH2X\u202f1Y4\u200b", "H2X 1Y4"],
    ["QC", "\uff28\uff12\uff38 1Y4", "H2X 1Y4"],
    ["OH", "43215 1234", "43215-1234"],
    ["OH", "432151234", "43215-1234"],
    ["OH", "43215\u20131234", "43215-1234"],
    ["OH", "43215 \u2014 1234", "43215-1234"],
    ["OH", "\ufeff43215\u00a0", "43215"],
    ["OH", "43215,", "43215"],
    ["OH", "(43215)", "43215"],
    ["OH", "43215+1234", "43215-1234"],
    ["OH", "\uff14\uff13\uff12\uff11\uff15_1234", "43215-1234"],
    ["OH", "4 3 2 1 5", "43215"],
    ["ON", "M5V, 3L9.", "M5V 3L9"],
    ["ON", "m5v/3l9", "M5V 3L9"],
    ["ON", "M5V\t3L9", "M5V 3L9"],
  ])("of %s: %j is %j", (region, typed, code) => expect(typedIn(region, typed)).toBe(code));

  it.each([
    ["OH", "43215-12"],
    ["OH", "4321"],
    ["OH", "M5V 3L9"],
    ["ON", "43215"],
    ["ON", "M5V 3L"],
    ["ON", "MM5 3L9"],
    ["OH", "43215 and more"],
    ["OH", "43215-123\u0664"],
    ["ON", "M5V 3LO"],
  ])("of %s is not %j", (region, typed) => expect(typedIn(region, typed)).toBe("INVALID_POSTAL_CODE"));

  it("is REQUIRED if nothing of it is visible", () => expect(typedIn("OH", "\u200b")).toBe("REQUIRED"));
});

describe("a name", () => {
  it.each([
    "\u200b",
    " \u2060 ",
    "\u00ad\u00ad",
    "\u3164",
    "\u115f\uffa0",
    "\u202e\u202c",
    "\ufe0f",
    "\u2800\u2800",
    "\u{e0041}",
    "\u0000\u0007",
    "\ufeff\n",
  ])("%j is none", (typed) => {
    expect(taken("name", typed)).toBe("REQUIRED");
    expect(check(applicationSchema, { ...application(), firstName: typed }).errors).toEqual([{ field: "firstName", code: "REQUIRED" }]);
  });

  it.each([
    ["\u200bRobin\u00a0", "Robin"],
    ["\u202aRobin Tremblay\u202c", "Robin Tremblay"],
    // A zero-width character that joins letters, and one that joins emoji.
    ["نیم\u200cفاصله", "نیم\u200cفاصله"],
    ["👩\u200d🔧", "👩\u200d🔧"],
    ["❤\ufe0f", "❤\ufe0f"],
  ])("%j is %j", (typed, name) => expect(taken("name", typed)).toBe(name));

  it("keeps the lines of a message", () => expect(toText("\u200b\r\n a\r\n\r\nb\r\n")).toBe("a\n\nb"));
});

describe("a number of years", () => {
  it.each([
    [" 7\u200b", 7],
    ["\uff11\uff12", 12],
    [" ", undefined],
  ])("%j is %j", (typed, years) =>
    expect(check(applicationSchema, { ...application(), experienceYears: typed }).data?.experienceYears).toBe(years),
  );
});

describe("a PDF", () => {
  const kind = (text: string) => kindOf(Buffer.from(text, "latin1"));

  it.each(["\u00ef\u00bb\u00bf", "\n", "\r\n", "\u00ef\u00bb\u00bf\r\n", " \t", "\0", "\u00fe\u00ff", "\f", "\v\n\n", "\n".repeat(1000)])(
    "may come after %j",
    (lead) => expect(kind(`${lead}%PDF-1.7\n`)).toBe("pdf"),
  );

  it.each(["x", "MZ", "<html>", "\n<!-- ", "PK\u0003\u0004", "\n".repeat(1030), "%", "%PD", "\u00d0\u00cf\n", "#!\n"])(
    "does not come after %j",
    (lead) => expect(kind(`${lead}%PDF-1.7\n`)).toBeNull(),
  );
});
