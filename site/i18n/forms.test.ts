import { describe, expect, it } from "vitest";
import { errorText, formWords, summaryText } from "./forms";

describe("the summary of errors", () => {
  it.each([
    ["en-us", "lastName", "TOO_LONG", "Last name: This is too long. Please shorten it."],
    ["fr-ca", "lastName", "TOO_LONG", "Nom de famille\u00a0: Ce texte est trop long. Raccourcissez-le."],
    ["en-us", "trades", "CHOOSE_ONE", "What kind of work do you take on? Choose at least one."],
    ["fr-ca", "trades", "CHOOSE_ONE", "Quels travaux acceptez-vous? Choisissez au moins une réponse."],
    ["en-us", "phone", "REFUSED", "Phone: We couldn’t accept this. Please check it."],
  ] as const)("%s: a sentence that would do for any field names its own: %s, %s", (lang, field, code, text) => {
    expect(summaryText({ field, code }, "application", lang)).toBe(text);
  });

  it("does not repeat the label if the message names the field", () => {
    for (const error of [
      { field: "email", code: "INVALID_EMAIL" },
      { field: "email", code: "REQUIRED" },
      { field: "topic", code: "REQUIRED" },
      { field: "form", code: "REFUSED" },
    ] as const) {
      expect(summaryText(error, "contact", "en-us")).toBe(errorText(error, "en-us"));
    }
  });
});

it("the contact form asks for a topic if there is none", () => {
  expect(errorText({ field: "topic", code: "REQUIRED" }, "en-us")).toBe("Choose what it’s about.");
  expect(errorText({ field: "topic", code: "REQUIRED" }, "fr-ca")).toBe("Choisissez un sujet.");
});

it("a wait is given in seconds or minutes, with the right plural", () => {
  const waits = (lang: "en-us" | "fr-ca") => [1, 2, 90].map((seconds) => /\d+\s\w+\.$/.exec(formWords(lang).faults.often(seconds))![0]);
  expect(waits("en-us")).toEqual(["1 second.", "2 seconds.", "2 minutes."]);
  expect(waits("fr-ca")).toEqual(["1 seconde.", "2 secondes.", "2\u00a0minutes."]);
});
