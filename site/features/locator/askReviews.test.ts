import { afterEach, expect, it, vi } from "vitest";
import { askReviews, toShownReviews } from "./askReviews";

const review = (text: string | null, displayName = "Ada") => ({ rating: 5, text, languageCode: "en", relativePublishTimeDescription: null, author: { displayName, uri: null } });
const answer = (rating: unknown) => vi.stubGlobal("fetch", async () => Response.json({ data: { kiosk: rating === undefined ? null : { rating } } }));
const ask = () => askReviews("7", "en-us", new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

it("is what Google tells, with the link to it", async () => {
  const rating = { rating: 4.5, userRatingCount: 2, googleMapsUri: "https://maps.example/1", reviews: [] };
  answer(rating);
  expect(await ask()).toEqual(rating);
});

it.each([
  ["of a kiosk that is none", undefined],
  ["that Google does not know", null],
  ["without a link", { rating: 4.5, userRatingCount: 2, googleMapsUri: null, reviews: [] }],
  ["with a link that runs a script", { rating: 4.5, userRatingCount: 2, googleMapsUri: "javascript:alert(1)", reviews: [] }],
])("is nothing %s", async (_, rating) => {
  answer(rating);
  expect(await ask()).toBeNull();
});

it("shows three reviews at most, and none without words or author", () => {
  const reviews = [review("One"), review(null), review(" "), review("Two", " "), review("Three"), review("Four"), review("Five")];
  expect(toShownReviews({ reviews }).map(({ text }) => text)).toEqual(["One", "Three", "Four"]);
});
