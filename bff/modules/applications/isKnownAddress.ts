import { isByHand, isChosen, isSameAddress, toLine } from "#shared/forms/address.ts";
import type { Application } from "#shared/forms/application.ts";
import type { PlaceLoaders } from "../places/loaders";

const MAX_LETTERS = 200;

/**
 * Returns whether an address that was typed by hand is in Google's list after all. Google decides, not the visitor: the address is listed
 * when Google predicts it and returns all of its parts. Google predicts a similar one for an address that it does not know, which cannot be
 * chosen. Google is called only for typed addresses, within the request's deadline.
 */
export async function isKnownAddress(application: Application, { places }: PlaceLoaders): Promise<boolean> {
  if (!isByHand(application)) return false;
  const inEnglish = { lang: "en-us" };
  const find = async (placeId: string) => {
    const address = await places.address.load({ ...inEnglish, placeId });
    return address !== null && isChosen(address) ? address : null;
  };
  try {
    // The visitor chose an address, and completed it by hand.
    if (application.placeId !== "") return (await find(application.placeId)) !== null;
    const [first] = await places.predictions.load({ ...inEnglish, input: toLine(application).slice(0, MAX_LETTERS), types: ["address"] });
    const address = first && (await find(first.placeId));
    return address ? isSameAddress(application, address) : false;
  } catch {
    return false;
  }
}
