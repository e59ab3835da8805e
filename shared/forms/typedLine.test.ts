import { describe, expect, it } from "vitest";
import { toTypedParts } from "./typedLine";

describe("an address in one line", () => {
  const ohio = { locality: "Columbus", administrativeAreaLevel1: "OH", postalCode: "43215" };
  const york = { locality: "New York", administrativeAreaLevel1: "NY", postalCode: "10118" };

  it.each([
    ["100 Main St, Apt 5, Columbus, OH 43215", { route: "100 Main St, Apt 5", ...ohio }],
    [
      "123 Main St, Suite 100, Portland, ME 04101, USA",
      { route: "123 Main St, Suite 100", locality: "Portland", administrativeAreaLevel1: "ME", postalCode: "04101" },
    ],
    ["100 Main St, Columbus OH 43215", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus, Ohio 43215", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus Ohio 43215-1234", { route: "100 Main St", ...ohio, postalCode: "43215-1234" }],
    ["Apt 5, 100 Main St, Columbus, OH, 43215, United States", { route: "Apt 5, 100 Main St", ...ohio }],
    ["100 Main St, Columbus, #5, OH 43215 USA", { route: "100 Main St, #5", ...ohio }],
    ["100 Main St, Unit B\nColumbus, oh\u00a043215", { route: "100 Main St, Unit B", ...ohio }],
    ["100 Main St, 2nd Floor, Columbus, OH", { route: "100 Main St, 2nd Floor", locality: "Columbus", administrativeAreaLevel1: "OH" }],
    ["100 Main St Columbus OH 43215", { route: "100 Main St Columbus", ...ohio, locality: "" }],
    ["100 Main St, Apt 5", { route: "100 Main St, Apt 5", locality: "" }],
    ["350 5th Ave, New York, New York 10118", { route: "350 5th Ave", ...york }],
    ["350 5th Ave, New York", { route: "350 5th Ave", locality: "New York" }],
    ["1 K St, Washington, D.C. 20001", { route: "1 K St", locality: "Washington", administrativeAreaLevel1: "DC", postalCode: "20001" }],
    [
      "1200 rue Peel, bureau 3, Montréal (Québec) H2X\u20111Y4",
      { route: "1200 rue Peel, bureau 3", locality: "Montréal", administrativeAreaLevel1: "QC", postalCode: "H2X 1Y4" },
    ],
    [
      "12 rue Peel, app. 4, Québec, Quebec, g1r2b5, Canada",
      { route: "12 rue Peel, app. 4", locality: "Québec", administrativeAreaLevel1: "QC", postalCode: "G1R 2B5" },
    ],
    [
      "5 Water St, St. John’s, Newfoundland and Labrador A1C 1A1",
      { route: "5 Water St", locality: "St. John’s", administrativeAreaLevel1: "NL", postalCode: "A1C 1A1" },
    ],
    ["9 Elm St, Ste. Genevieve, MO", { route: "9 Elm St", locality: "Ste. Genevieve", administrativeAreaLevel1: "MO" }],
    ["1 Cariboo Hwy, 100 Mile House, BC", { route: "1 Cariboo Hwy", locality: "100 Mile House", administrativeAreaLevel1: "BC" }],
    ["2 Shore Rd, Port Washington", { route: "2 Shore Rd", locality: "Port Washington" }],
    ["1 Oak St, Montréal (QC) H2X 1Y4", { route: "1 Oak St", locality: "Montréal", administrativeAreaLevel1: "QC", postalCode: "H2X 1Y4" }],
    ["100 Main St, Columbus (OH), 43215", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus, OH 43215.", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus, OH 43215, USA.", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus,OH43215", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus, OH-43215", { route: "100 Main St", ...ohio }],
    ["100 Main St, Columbus, OH, 43215, Apt 5", { route: "100 Main St, Apt 5", ...ohio }],
    ["100 Main St, Columbus, OH 43215, Bldg 4, #5", { route: "100 Main St, Bldg 4, #5", ...ohio }],
    ["100 Main St\tColumbus\tOH\t43215", { route: "100 Main St", ...ohio }],
    ["100 Main St | Columbus | OH 43215", { route: "100 Main St", ...ohio }],
    ["100 Main Ct, Apt 5", { route: "100 Main Ct, Apt 5", locality: "" }],
    ["4 POB43215", { route: "4 POB43215", locality: "" }],
    ["12 Oak Ct", { route: "12 Oak Ct", locality: "" }],
  ])("%j", (line, parts) => expect(toTypedParts(line)).toEqual(parts));
});
