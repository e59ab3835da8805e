import { expect, it } from "vitest";
import { type KioskRating, toKioskRating, toShownReviews } from "./kioskRating";

const review = (text: string | null, displayName = "Ada") => ({
  rating: 5,
  text,
  languageCode: "en",
  relativePublishTimeDescription: null,
  author: { displayName, uri: null },
});
const answer = (rating: unknown) => ({ kiosk: rating === undefined ? null : { rating: rating as KioskRating | null } });

it("is Google's rating with its link", () => {
  const rating = { rating: 4.5, userRatingCount: 2, googleMapsUri: "https://maps.example/1", reviews: [] };
  expect(toKioskRating(answer(rating))).toEqual(rating);
});

it.each([
  ["of an unknown kiosk", undefined],
  ["that Google does not know", null],
  ["without a link", { rating: 4.5, userRatingCount: 2, googleMapsUri: null, reviews: [] }],
  ["with a link that runs a script", { rating: 4.5, userRatingCount: 2, googleMapsUri: "javascript:alert(1)", reviews: [] }],
])("is null %s", (_, rating) => {
  expect(toKioskRating(answer(rating))).toBeNull();
});

it("is null without an answer", () => {
  expect(toKioskRating(undefined)).toBeNull();
});

it("shows three reviews at most, and none without text or author", () => {
  const reviews = [review("One"), review(null), review(" "), review("Two", " "), review("Three"), review("Four"), review("Five")];
  expect(toShownReviews({ reviews }).map(({ text }) => text)).toEqual(["One", "Three", "Four"]);
});
