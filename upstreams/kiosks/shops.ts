import type { Random } from "../lib/random";

// Invented chains.
const chains = [
  "Larkin Hardware",
  "Fieldstone Market",
  "Harbor Home Center",
  "Tamarack Supply",
  "Juniper Row Grocers",
  "Copperlatch Hardware",
  "Bluestem Foods",
  "Millbrook Home & Garden",
  "Alder & Wick Hardware",
  "Saltbox Market",
  "Quillwater Grocers",
  "Otterfall Outfitters",
  "Brindlewood Auto Parts",
  "Thistledown Pharmacy",
  "Wrenfield Foods",
  "Kettlestone Home Center",
  "Palisade Auto Supply",
  "Sundial Superstore",
  "Umberfield Market",
  "Windlass Marine & Hardware",
  "Yarrowgate Drug",
  "Cinderpath Builders Supply",
  "Rookery Mercantile",
  "Nettlebrook Farm Store",
];
const frenchChains = [
  "Quincaillerie Loquet-Bleu",
  "Marché Verger-Gris",
  "Rénovation Grand-Heurtoir",
  "Épicerie Trois-Loutres",
  "Pharmacie Bruyère-Haute",
  "Matériaux Ferronnier du Lac",
  "Pièces d’auto Girouette",
  "Coop Tourterelle-Noire",
];

/** Generates the shop in which a kiosk stands. */
export function createRetailer(state: string, random: Random): string {
  return random.pick(state === "QC" ? frenchChains : chains);
}
