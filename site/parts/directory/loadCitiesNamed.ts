import { CitiesNamedDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { nullOnFailure } from "../content/nullOnFailure";

/**
 * Loads the cities with a name in all states, those with most kiosks first; empty when the query fails. The directory is the same for all
 * visitors.
 */
export async function loadCitiesNamed(city: string) {
  return (await nullOnFailure(queryBff(CitiesNamedDocument, { city })))?.data.kioskCitiesNamed ?? [];
}
