import { createRandom } from "../../lib/random";
import { designGroups, type DesignGroup } from "../machines";

/** A key blank printed with a design. */
export interface Sku {
  sku: string;
  skuId: number;
}

/** A picture to print on keys, with the blanks it comes on. */
export interface Design {
  designId: string;
  designGroup: DesignGroup;
  names: { en: string; fr: string };
  Skus: Sku[];
}

const firstSkuId = 20_010;
const blanks = ["KW1", "SC1", "M1"];

// Each entry: id (also the image’s name), English name, French name.
const names: Readonly<Record<DesignGroup, string>> = {
  PHIL:
    "ribbon|Ribbon|Ruban; heart|Whole heart|Grand cœur; hearts|Little hearts|Petits cœurs; " +
    "paws|Paw prints|Empreintes; sprout|Sprout|Jeune pousse; drops|Water drops|Gouttes d’eau; " +
    "sunrise|Sunrise|Lever du jour; stitches|Cross-stitch|Point de croix",
  FLAG:
    "stars|Stars and stripes|Étoiles et rayures; maple|Maple leaf|Feuille d’érable; " +
    "check|Checkered flag|Drapeau à damier; bunting|Bunting|Fanions; stripes|Sailor stripes|Marinière; " +
    "chevrons|Chevrons|Chevrons; quarters|Signal quarters|Pavillon maritime; sash|Sash|Écharpe",
  WILD:
    "bear|Brown bear|Ours brun; fox|Fox|Renard; leopard|Leopard|Léopard; tiger|Tiger|Tigre; zebra|Zebra|Zèbre; " +
    "giraffe|Giraffe|Girafe; owl|Owl|Hibou; bee|Bumblebee|Bourdon; ladybug|Ladybug|Coccinelle",
  NATR:
    "birch|Birch bark|Écorce de bouleau; cactus|Cactus|Cactus; canyon|Canyon|Canyon; lake|Lake at sunset|Lac au couchant; " +
    "leaf|Leaves|Feuillage; peak|Snowy peak|Sommet enneigé; pines|Pines|Sapins; ridge|Purple ridges|Crêtes mauves; " +
    "snow|Snowfall|Neige; wave|Waves|Vagues; daisies|Daisies|Marguerites; mushroom|Toadstool|Amanite",
  HOME:
    "home|Red roof|Toit rouge; brick|Brick wall|Mur de briques; plaid|Buffalo plaid|Carreaux de bûcheron; " +
    "shingles|Shingles|Bardeaux; tiles|Kitchen tiles|Carrelage; gingham|Gingham|Vichy; knit|Knit sweater|Tricot; " +
    "windows|Lit windows|Fenêtres éclairées; herringbone|Herringbone floor|Parquet à chevrons",
  DSNY:
    "dots|Colored dots|Pois de couleur; balloons|Balloons|Ballons; kites|Kite|Cerf-volant; " +
    "clouds|Clouds|Nuages; confetti|Confetti|Confettis; umbrellas|Umbrellas|Parapluies; " +
    "boats|Sailboat|Voilier; candy|Candy stripes|Sucre d’orge",
  MRVL:
    "sunburst|Sunburst|Rayons; honeycomb|Honeycomb|Nid d’abeille; halftone|Halftone|Demi-teinte; ladders|Ladders|Échelles; " +
    "prisms|Prisms|Prismes; scales|Scales|Écailles; beads|Beads|Perles; terrazzo|Terrazzo|Terrazzo",
  DC:
    "night|Northern lights|Aurore boréale; rain|Rain|Pluie; rooftops|Rooftops|Toits; " +
    "moons|Moon phases|Phases de lune; planets|Planets|Planètes; weave|Basket weave|Vannerie; argyle|Argyle|Losanges",
};

/** All designs, in the order of their groups. */
export const catalog: readonly Design[] = designGroups
  .flatMap((designGroup) =>
    names[designGroup].split("; ").map((entry) => {
      const [designId, en, fr] = entry.split("|") as [string, string, string];
      return { designId, designGroup, names: { en, fr } };
    }),
  )
  .map((design, index) => ({ ...design, Skus: createSkus(design, index) }));

function createSkus({ designId, designGroup }: Omit<Design, "Skus">, index: number): Sku[] {
  const count = createRandom(index, "blanks").between(1, blanks.length);
  return blanks.slice(0, count).map((blank, place) => ({
    sku: `${designGroup}-${designId.toUpperCase()}-${blank}`,
    skuId: firstSkuId + index * 10 + place,
  }));
}
