import { toLines } from "./fakeKiosks";
import { createFakes, kiosk, pageDocument } from "./fakes";

const PLACE = {
  placeId: "place",
  types: [],
  geoLocation: { lat: 39.5, lng: -89.5 },
  northeast: null,
  southwest: null,
  formattedAddress: null,
  vicinity: null,
  attributions: [],
};

/** Fakes whose sources write the owner of what they return, and the number of the call, into it: `draft-1 at 3`, `public at 4`. */
export function createSpeakingFakes(options: Parameters<typeof createFakes>[0]) {
  const fakes = createFakes(options);
  const { content, kiosks } = fakes.deps.sources;
  const counter = { asked: 0 };
  const say = (owner: string) => `${owner} at ${++counter.asked}`;
  const documents = (ref: { ref: string; isDraft: boolean }) => {
    const said = say(ref.isDraft ? ref.ref : "public");
    return [
      pageDocument({ id: "h", type: "homepage", data: { meta_title: said, slices: [] } }),
      pageDocument({ id: "b", type: "app_bar", uid: null, data: { brand: said } }),
    ];
  };
  content.all = async (_fields, ref) => ({ documents: documents(ref), areWhole: false });
  content.byIds = async (ids, ref) =>
    new Map(
      documents(ref)
        .filter(({ id }) => ids.includes(id))
        .map((one) => [one.id, one]),
    );
  const design = (said: string) => ({ designId: said, designGroup: "WILD", name: said, image: null, sku: null, skuId: 1 });
  const owner = (call?: { token?: string }) => say(call?.token ?? "public");
  kiosks.byIds = async (_ids, call) => new Map([["1", { ...kiosk("1"), name: owner(call) }]]);
  // Public, and contains no owner.
  kiosks.network = async (_etag, onChunk) => {
    await onChunk(toLines([kiosk("1")]));
    return { etag: null };
  };
  kiosks.inBounds = async (_bounds, _limit, call) => [{ ...kiosk("1"), name: owner(call) }];
  kiosks.keyDesigns = async (_query, call) => [design(owner(call))];
  kiosks.stockIn = async (_bounds, call) => [{ code: "WILD", designs: [design(owner(call))], skuIds: [1] }];
  const places = () => say("places");
  fakes.deps.sources.places = {
    ...fakes.deps.sources.places,
    search: async () => ({ ...PLACE, name: places() }),
    details: async () => ({ ...PLACE, name: places() }),
    predictions: async () => [{ placeId: "place", description: places(), name: places() }],
    rating: async () => ({ rating: 4, userRatingCount: 9, googleMapsUri: places(), reviews: [], attributions: [] }),
  };
  return { fakes, counter };
}

/** Returns all texts in a value that name their owner. */
export const ownersIn = (value: unknown): string[] =>
  String(JSON.stringify(value)).match(/(?:draft|token|public|places)-?\d*(?= at \d)/g) ?? [];

/** A visitor: the ref of their draft, and their token. */
export interface Who {
  preview?: string;
  token?: string;
}

/** More public visitors than others, as on the site. */
export const VISITORS: readonly Who[] = [
  {},
  {},
  {},
  { preview: "draft-1" },
  { preview: "draft-2" },
  { token: "token-1" },
  { token: "token-2" },
  { preview: "draft-1", token: "token-1" },
];

export const cookieOf = ({ preview, token }: Who): string =>
  [preview && `io.prismic.preview=${preview}`, token && `token=${token}`].filter(Boolean).join("; ");
