import { isByHand, isChosen, toLine } from "../../../forms/address";
import type { Application } from "../../../forms/application";
import type { PlaceLoaders } from "../places/loaders";

const MOST_LETTERS = 200;

/**
 * Whether somebody who has typed an address by hand can choose from the list after all. It is Google's word and not the visitor's: the
 * list answers where Google both predicts and takes an address apart, and gives all of it. What it does not know cannot be chosen.
 * Asked of such addresses alone, within the request's deadline.
 */
export async function isKnownAddress(application: Application, { places }: PlaceLoaders): Promise<boolean> {
  if (!isByHand(application)) return false;
  const asked = { lang: "en-us" };
  const isWhole = async (placeId: string) => {
    const address = await places.address.load({ ...asked, placeId });
    return address !== null && isChosen(address);
  };
  try {
    // One that was chosen, and completed by hand.
    if (application.place_id !== "") return await isWhole(application.place_id);
    const [first] = await places.predictions.load({ ...asked, input: toLine(application).slice(0, MOST_LETTERS), types: ["address"] });
    return first !== undefined && (await isWhole(first.place_id));
  } catch {
    return false;
  }
}
