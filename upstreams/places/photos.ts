import { createRandom } from "../lib/random";

const authors = ["Avery Quill", "Camille Roy", "Jordan Vale", "Noor Haddad", "Sacha Beaulieu"];
const sizes = [
  [4032, 3024],
  [3024, 4032],
  [1920, 1080],
] as const;

/** Returns the photos of a place: a few for a city or a shop, none for an address. */
export function createPhotos(placeId: string, types: readonly string[]) {
  if (types.includes("street_address") || types.includes("postal_code") || types.includes("route")) return [];
  const random = createRandom(
    [...placeId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7),
    "photos",
  );
  return Array.from({ length: random.between(1, 4) }, (_, index) => {
    const [widthPx, heightPx] = random.pick(sizes);
    const author = random.pick(authors);
    return {
      name: `places/${placeId}/photos/standin-${index + 1}`,
      widthPx,
      heightPx,
      authorAttributions: [
        {
          displayName: author,
          uri: `//maps.google.com/maps/contrib/${author.length}${index}`,
          photoUri: `https://contributors.example/${index}.png`,
        },
      ],
    };
  });
}
