const CODES = {
  CA: "AB BC MB NB NL NS NT NU ON PE QC SK YT",
  US:
    "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA " +
    "PR RI SC SD TN TX UT VA VI VT WA WI WV WY GU AS MP",
};

const countries = new Map(
  Object.entries(CODES).flatMap(([country, states]) => states.split(" ").map((state): [string, string] => [state, country])),
);

/** The country of a state or province, `US` or `CA`; null where the code is none of them. */
export function countryOf(state: string): string | null {
  return countries.get(state) ?? null;
}
