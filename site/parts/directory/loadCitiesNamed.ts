import { CitiesNamedDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { nullOnFailure } from "../content/nullOnFailure";

/** The cities of one name in all states, those with most kiosks first; none where they cannot be had. The directory is the same for everybody. */
export async function loadCitiesNamed(city: string) {
  return (await nullOnFailure(queryBff(CitiesNamedDocument, { city })))?.data.kioskCitiesNamed ?? [];
}
