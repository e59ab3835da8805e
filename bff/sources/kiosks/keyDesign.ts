/** A design that a key can be printed with. Of its blanks, only the first is kept. */
export interface KeyDesign {
  designId: string;
  designGroup: string;
  /** By language; null where the backend has none. */
  names: { en: string | null; fr: string | null };
  image: KeyDesignImage | null;
  sku: string | null;
  skuId: number | null;
}

/** One picture in three formats, as paths on this server. */
interface KeyDesignImage {
  jp2: string | null;
  webp: string | null;
  original: string | null;
}

/** A design group that kiosks of an area have in stock. */
export interface StockedGroup {
  code: string;
  designs: KeyDesign[];
  /** The first blank of each design, including designs whose id the backend does not send. */
  skuIds: number[];
}

/** Which key designs to look up; with blanks, no groups means any group. */
export interface KeyDesignQuery {
  designGroupCodes: readonly string[];
  skuIds?: readonly number[];
}
