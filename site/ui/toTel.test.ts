import { expect, it } from "vitest";
import { firstDialableNumber, firstTel, toTel } from "./toTel";

it.each([
  ["614-555-0124", "tel:+16145550124"],
  ["(614) 555-0124", "tel:+16145550124"],
  ["614.555.0124", "tel:+16145550124"],
  ["614\u2011555\u20110124", "tel:+16145550124"],
  [" 1\u00a0614\u00a0555\u00a00124 ", "tel:+16145550124"],
  ["+1 614 555-0124", "tel:+16145550124"],
  ["1 (614) 555-0124", "tel:+16145550124"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["555-0124", "tel:5550124"],
  ["911", "tel:911"],
])("%s is dialled as %s", (phone, tel) => {
  expect(toTel(phone)).toBe(tel);
});

it.each([
  ["1-800-KEYS-NOW", "tel:+18005397669"],
  ["1 800 Keys Now", "tel:+18005397669"],
  ["(800) 555-KEYS", "tel:+18005555397"],
  ["1-800-GET-KEYS", "tel:+18004385397"],
  ["1-800-LOCK-SMITH", "tel:+18005625764"],
])("the letters of %s are dialled as the digits they stand on: %s", (phone, tel) => {
  expect(toTel(phone)).toBe(tel);
});

it.each([
  ["614-555-0124 ext. 5", "tel:+16145550124;ext=5"],
  ["614-555-0124, extension 12", "tel:+16145550124;ext=12"],
  ["614-555-0124 x5", "tel:+16145550124;ext=5"],
  ["614-555-0124x5", "tel:+16145550124;ext=5"],
  ["614-555-0124 #5", "tel:+16145550124;ext=5"],
  ["514 555-0124, poste 204", "tel:+15145550124;ext=204"],
  ["+44 20 7946 0000 ext 5", "tel:+442079460000;ext=5"],
  ["1-800-KEYS-NOW poste 5", "tel:+18005397669;ext=5"],
])("the extension of %s is dialled after the number: %s", (phone, tel) => {
  expect(toTel(phone)).toBe(tel);
});

it.each([
  ["nothing", ""],
  ["a placeholder", "{phone}"],
  ["words", "call us"],
  ["too few digits", "24"],
  ["too many digits", "+1234567890123456"],
  ["hours", "Lundi au vendredi, 8 h à 18 h"],
  ["short hours", "Mon-Fri 8-18"],
  ["hours in numbers alone", "0800-1800"],
  ["a day", "2026-11-22"],
  ["a number among words", "614-555-0124, day and night"],
  ["two numbers", "614-555-0124 or 614-555-0125"],
  ["words after a number", "614 by appointment"],
])("%s (%j) cannot be dialled", (_, phone) => {
  expect(toTel(phone)).toBeUndefined();
});

it("the first number is the first that can be dialled", () => {
  expect(firstDialableNumber(null, "{phone}", "Mon-Fri 8-18", "614-555-0124", "911")).toBe("614-555-0124");
  expect(firstDialableNumber(undefined, "")).toBeNull();
});

it.each([
  ["419-555-0165", "tel:+14195550165"],
  ["419-555-0165 / 419-555-0166", "tel:+14195550165"],
  ["419-555-0165 or 0166", "tel:+14195550165"],
  ["419-555-0165/0166", "tel:+14195550165"],
  ["419-555-0165; 419-555-0166", "tel:+14195550165"],
  ["419-555-0165 ou 419-555-0166", "tel:+14195550165"],
  ["4195550165 4195550166", "tel:+14195550165"],
  ["419-555-0165 ext. 12 / 419-555-0166", "tel:+14195550165;ext=12"],
  ["419-555-0165 x12, 419-555-0166 x13", "tel:+14195550165;ext=12"],
  ["Tel. 419-555-0165 (store)", "tel:+14195550165"],
  ["Store: (419) 555-0165, pharmacy: (419) 555-0166", "tel:+14195550165"],
  ["\u202a419-555-0165\u202c", "tel:+14195550165"],
  ["419\u200b-555\u2060-0165", "tel:+14195550165"],
  ["\uff14\uff11\uff19-555-0165", "tel:+14195550165"],
  ["419/555-0165", "tel:+14195550165"],
  ["+1 (419) 555-0165 or +1 (419) 555-0166", "tel:+14195550165"],
  ["1-800-KEYS-NOW or 419-555-0165", "tel:+14195550165"],
  ["1-800-KEYS-NOW / 1-800-GET-KEYS", "tel:+18005397669"],
  ["+44 20 7946 0000 / +44 20 7946 0001", "tel:+442079460000"],
  ["555-0124", "tel:5550124"],
])("the first number of %j is dialled as %s", (phone, tel) => {
  expect(firstTel(phone)).toBe(tel);
});

it.each([
  "N/A",
  "n/a",
  "None",
  "-",
  "TBD",
  "0142 / 0143",
  "000-000-0000",
  "call the store",
  "\u200b",
  "419-555",
  "12345678901234567890",
  "#",
  "",
])("%j has no number", (phone) => {
  expect(firstTel(phone)).toBeUndefined();
});
