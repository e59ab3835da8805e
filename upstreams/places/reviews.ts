import { toStableId } from "../lib/hash";
import { createRandom } from "../lib/random";
import type { Language } from "./regionNames";

const dayMs = 86_400_000;
const newest = Date.UTC(2026, 8, 1);
const maxReviews = 5;

// Rating, text in English, text in French. All are invented.
const texts = [
  "5|Two house keys in under three minutes, and both turn on the first try.|" +
    "Deux clés de maison en moins de trois minutes, et les deux tournent du premier coup.",
  "5|My daughter picked the print and now she never loses her key.|Ma fille a choisi le motif et, depuis, elle ne perd plus sa clé.",
  "5|The screen explains each step. No waiting for staff.|L’écran explique chaque étape. Pas besoin d’attendre un employé.",
  "5|Copied my building fob while I did the groceries.|Mon jeton d’immeuble copié pendant que je faisais l’épicerie.",
  "4|Works well. The machine stands behind the paint aisle, so look for it.|" +
    "Fonctionne bien. L’appareil est derrière l’allée des peintures, il faut le chercher.",
  "4|Good copy, though the design I wanted was out of stock.|Bonne copie, mais le modèle que je voulais était épuisé.",
  "4|Quick and simple. A receipt by email would be nice.|Rapide et simple. Un reçu par courriel serait bien.",
  "3|The first copy was stiff. The second one was fine.|La première copie accrochait. La deuxième était correcte.",
  "3|It was out of order in the morning and worked in the afternoon.|En panne le matin, en marche l’après-midi.",
  "2|It did not accept my old key, and it took a while to tell me.|L’appareil a refusé ma vieille clé et a mis du temps à le dire.",
  "1|Came twice, and the store was closed early both times.|Venu deux fois, et le magasin avait fermé plus tôt les deux fois.",
].map((line) => {
  const [rating = "", en = "", fr = ""] = line.split("|");
  return { rating: Number(rating), en, fr };
});
const firstNames = ["Avery", "Camille", "Dana", "Élise", "Jordan", "Luc", "Maya", "Noor", "Priya", "Sacha", "Tomás", "Wren"];

/** Returns the rating and reviews of a kiosk. Some kiosks have none. */
export function createRating(kiosk: number, placeId: string, native: Language, language: Language) {
  const random = createRandom(kiosk, "reviews");
  if (random.chance(0.08)) return {};
  const selected = texts.filter(() => random.chance(0.45)).slice(0, maxReviews);
  const userRatingCount = selected.length + random.between(1, 180);
  return {
    rating: random.between(36, 49) / 10,
    userRatingCount,
    ...(selected.length > 0 && {
      reviews: selected.map((text, place) => {
        const publishTime = newest - random.between(3, 900) * dayMs;
        const author = `${random.pick(firstNames)} ${String.fromCharCode(65 + random.between(0, 25))}.`;
        const authorId = toStableId(`${placeId} ${place}`, 21);
        return {
          name: `places/${placeId}/reviews/${authorId}`,
          relativePublishTimeDescription: describeAge(Date.now() - publishTime, language),
          rating: text.rating,
          text: { text: text[language], languageCode: language },
          originalText: { text: text[native], languageCode: native },
          authorAttribution: {
            displayName: author,
            // A reserved domain, since the authors are invented.
            uri: `https://contributors.example/${authorId}`,
            photoUri: `https://contributors.example/${authorId}.png`,
          },
          publishTime: new Date(publishTime).toISOString(),
        };
      }),
    }),
  };
}

function describeAge(ageMs: number, language: Language): string {
  const days = Math.max(1, Math.floor(ageMs / dayMs));
  const format = new Intl.RelativeTimeFormat(language);
  if (days < 30) return format.format(-days, "day");
  return days < 365 ? format.format(-Math.floor(days / 30), "month") : format.format(-Math.floor(days / 365), "year");
}
