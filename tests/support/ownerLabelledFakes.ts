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

/** Creates fakes whose sources label what they return with its owner and the number of the call: `draft-1 at 3`, `public at 4`. */
export function createOwnerLabelledFakes() {
  const fakes = createFakes();
  const { content, kiosks } = fakes.deps.sources;
  const counter = { calls: 0 };
  const labelOf = (owner: string) => `${owner} at ${++counter.calls}`;
  const documents = (ref: { ref: string; isDraft: boolean }) => {
    const label = labelOf(ref.isDraft ? ref.ref : "public");
    return [
      pageDocument({ id: "h", type: "homepage", data: { meta_title: label, slices: [] } }),
      pageDocument({ id: "b", type: "app_bar", uid: null, data: { brand: label } }),
    ];
  };
  content.all = async (_fields, ref) => ({ documents: documents(ref), areWhole: false });
  content.byIds = async (ids, ref) =>
    new Map(
      documents(ref)
        .filter(({ id }) => ids.includes(id))
        .map((one) => [one.id, one]),
    );
  const design = (label: string) => ({
    designId: label,
    designGroup: "WILD",
    names: { en: label, fr: label },
    image: null,
    sku: null,
    skuId: 1,
  });
  const callLabel = (call?: { token?: string }) => labelOf(call?.token ?? "public");
  kiosks.byIds = async (_ids, call) => new Map([["1", { ...kiosk("1"), name: callLabel(call) }]]);
  // Public, and contains no owner.
  kiosks.network = async (_etag, onChunk) => {
    await onChunk(toLines([kiosk("1")]));
    return { etag: null };
  };
  kiosks.inBounds = async (_bounds, _limit, call) => [{ ...kiosk("1"), name: callLabel(call) }];
  kiosks.keyDesigns = async (_query, call) => [design(callLabel(call))];
  kiosks.stockIn = async (_bounds, call) => [{ code: "WILD", designs: [design(callLabel(call))], skuIds: [1] }];
  const placesLabel = () => labelOf("places");
  fakes.deps.sources.places = {
    ...fakes.deps.sources.places,
    search: async () => ({ ...PLACE, name: placesLabel() }),
    details: async () => ({ ...PLACE, name: placesLabel() }),
    predictions: async () => [{ placeId: "place", description: placesLabel(), name: placesLabel() }],
    rating: async () => ({ rating: 4, userRatingCount: 9, googleMapsUri: placesLabel(), reviews: [], attributions: [] }),
  };
  return { fakes, counter };
}

/** Returns the owners of all labels in a value. */
export const ownersIn = (value: unknown): string[] =>
  String(JSON.stringify(value)).match(/(?:draft|token|public|places)-?\d*(?= at \d)/g) ?? [];

/** A visitor: the ref of their draft, and their token. */
export interface Visitor {
  preview?: string;
  token?: string;
}

/** More public visitors than others, as on the site. */
export const VISITORS: readonly Visitor[] = [
  {},
  {},
  {},
  { preview: "draft-1" },
  { preview: "draft-2" },
  { token: "token-1" },
  { token: "token-2" },
  { preview: "draft-1", token: "token-1" },
];

export const cookieOf = ({ preview, token }: Visitor): string =>
  [preview && `io.prismic.preview=${preview}`, token && `token=${token}`].filter(Boolean).join("; ");
