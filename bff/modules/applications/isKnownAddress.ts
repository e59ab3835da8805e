import { isByHand, isChosen, toLine } from "../../../forms/address";
import type { Application } from "../../../forms/application";
import type { PlaceLoaders } from "../places/loaders";

const MOST_LETTERS = 200;

/**
 * Returns whether an address that was typed by hand is in Google's list after all. Google decides, not the visitor: the address is listed
 * when Google predicts it and returns all of its parts. An address that Google does not know cannot be chosen. Google is called only for
 * typed addresses, within the request's deadline.
 */
export async function isKnownAddress(application: Application, { places }: PlaceLoaders): Promise<boolean> {
  if (!isByHand(application)) return false;
  const asked = { lang: "en-us" };
  const isWhole = async (placeId: string) => {
    const address = await places.address.load({ ...asked, placeId });
    return address !== null && isChosen(address);
  };
  try {
    // The visitor chose an address, and completed it by hand.
    if (application.placeId !== "") return await isWhole(application.placeId);
    const [first] = await places.predictions.load({ ...asked, input: toLine(application).slice(0, MOST_LETTERS), types: ["address"] });
    return first !== undefined && (await isWhole(first.placeId));
  } catch {
    return false;
  }
}
