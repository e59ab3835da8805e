declare module "zipcodes" {
  const zipcodes: {
    /** By five digits in the US, by the first three characters in Canada. */
    codes: Readonly<Record<string, { zip: string; city: string; state: string; country: string; latitude: number; longitude: number }>>;
  };
  export default zipcodes;
}
