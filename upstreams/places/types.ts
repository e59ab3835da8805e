/** Collection -> its types. A request cannot combine a collection with other types. */
export const collections: Readonly<Record<string, readonly string[]>> = {
  "(cities)": ["locality", "administrative_area_level_3"],
  "(regions)": ["locality", "postal_code", "country", "administrative_area_level_1", "administrative_area_level_2"],
};

// The geographic types, address types and general shop types of Google's tables.
const geographic =
  "administrative_area_level_1 administrative_area_level_2 country locality " +
  "postal_code school_district store hardware_store home_improvement_store supermarket " +
  "grocery_store department_store pharmacy drugstore shopping_mall locksmith";
const addresses =
  "administrative_area_level_3 administrative_area_level_4 administrative_area_level_5 " +
  "administrative_area_level_6 administrative_area_level_7 colloquial_area establishment geocode " +
  "intersection landmark neighborhood plus_code point_of_interest political postal_code_prefix " +
  "postal_code_suffix postal_town premise route street_address sublocality sublocality_level_1 " +
  "sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5 subpremise town_square";

/** Types that a text search accepts. */
export const searchTypes: ReadonlySet<string> = new Set(geographic.split(" "));

/** Types that an autocomplete request accepts, which do not include `street_number` and `address`. */
export const primaryTypes: ReadonlySet<string> = new Set([...searchTypes, ...addresses.split(" "), ...Object.keys(collections)]);
