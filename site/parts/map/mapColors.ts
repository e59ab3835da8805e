/** The site's colours for the map: pale, so that the dark pins stand out. */
export const MAP_COLORS = {
  water: "#c3d9ed",
  shore: "#d3e3f2",
  land: "#f1f4f2",
  abroad: "#e7ecee",
  town: "#e0e6ea",
  park: "#dcead0",
  road: "#ffffff",
  casing: "#dfe5e9",
  county: "#dde3e8",
  state: "#b3c1cd",
  country: "#8da0b1",
  ink: "#0e2233",
  text: "#33485a",
  soft: "#56697a",
  waterText: "#2f5f8f",
};
