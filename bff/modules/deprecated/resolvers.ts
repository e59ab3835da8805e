import type { JobApplicationInput, LocksmithApplicationInput, Resolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { Receipt } from "../../sources/jobs/client";
import { sendApplication, sendMessage } from "../applications/sendForms";
import { resolvers as designs } from "../designs/resolvers";
import { resolvers as kiosks } from "../kiosks/resolvers";

/** Resolves the former name of a field of Query that returns the only document of a type. */
const singleton =
  (type: string) =>
  (_: unknown, { lang }: { lang: string }, { loaders }: Context) =>
    loaders.singleton(type, lang);

/** The former names of fields. */
export const resolvers = {
  Query: {
    app_bar: singleton("app_bar"),
    company_information: singleton("company_information"),
    cookie_banner: singleton("cookie_banner"),
    faq_page: singleton("faq_page"),
    geolocation_snackbar: singleton("geolocation_snackbar"),
    key_gallery: singleton("key_gallery"),
    locator_bar: singleton("locator_bar"),
    locator_page: singleton("locator_page"),
    locksmith_locator_widget: singleton("locksmith_locator_widget"),
    products_page: singleton("products_page"),
    kiosksByPlace: kiosks.Query.kiosksInState,
    keyDesignsByCoordinates: designs.Query.keyDesignsInArea,
  },
  Mutation: {
    submitLocksmithApplication: async (_, { input, ...form }, context) =>
      toSubmission(await sendApplication({ ...form, input: toCurrentNames(input) }, context)),
    sendContactMessage: async (_, form, context) => toSubmission(await sendMessage(form, context)),
  },
  KiosksNear: { results: kiosks.KiosksNear.nodes, total: ({ totalCount }) => totalCount },
  KiosksInArea: { results: kiosks.KiosksInArea.nodes, total: ({ totalCount }) => totalCount },
  KioskList: { kiosks: kiosks.KioskList.nodes, total: ({ totalCount }) => totalCount },
  KioskMap: { total: ({ totalCount }) => totalCount },
  KioskState: { kiosks: ({ kioskCount }) => kioskCount, cities: ({ cityCount }) => cityCount },
  KioskCity: { kiosks: ({ kioskCount }) => kioskCount },
  ServiceCount: { kiosks: ({ kioskCount }) => kioskCount },
  MapMarker: { kiosks: ({ kioskCount }) => kioskCount },
  Language: { is_master: ({ isMaster }) => isMaster },
  ContactDetails: {
    contact_page: ({ contactPage }) => contactPage,
    customer_support: ({ customerSupport }) => customerSupport,
  },
  KeyGalleryFilter: {
    display_order: ({ displayOrder }) => displayOrder,
    image_url: ({ imageUrl }) => imageUrl,
  },
  Place: {
    place_id: ({ placeId }) => placeId,
    formatted_address: ({ formattedAddress }) => formattedAddress,
    location: ({ geoLocation }) => geoLocation,
  },
  AddressResult: {
    place_id: ({ placeId }) => placeId,
    street_number: ({ streetNumber }) => streetNumber,
    administrative_area_level_1: ({ administrativeAreaLevel1 }) => administrativeAreaLevel1,
    administrative_area_level_2: ({ administrativeAreaLevel2 }) => administrativeAreaLevel2,
    postal_code: ({ postalCode }) => postalCode,
  },
  Prediction: { place_id: ({ placeId }) => placeId },
} satisfies Resolvers;

/** Returns the result of a form in its former shape. */
function toSubmission(receipt: Receipt) {
  if ("reference" in receipt) return { reference: receipt.reference, fieldErrors: [] };
  return { reference: null, fieldErrors: receipt.errors.map(({ field, code }) => ({ field, code: toCamelCase(code) })) };
}

function toCamelCase(code: string): string {
  return code.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns an application's fields under their current names. */
function toCurrentNames(input: LocksmithApplicationInput): JobApplicationInput {
  return {
    ...input,
    placeId: input.placeId ?? input.place_id,
    streetNumber: input.streetNumber ?? input.street_number,
    administrativeAreaLevel1: input.administrativeAreaLevel1 ?? input.administrative_area_level_1,
    administrativeAreaLevel2: input.administrativeAreaLevel2 ?? input.administrative_area_level_2,
    postalCode: input.postalCode ?? input.postal_code,
  };
}
