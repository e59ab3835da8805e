/** A design that a key can be printed with. Of its blanks, only the first counts. */
export interface KeyDesign {
  designId: string;
  designGroup: string;
  /** In English, in every language. */
  name: string | null;
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
  /** The first blank of each design, also of one that the backend does not name. */
  skuIds: number[];
}

/** Which key designs to look up; no group at all means any group once blanks are named. */
export interface KeyDesignQuery {
  designGroupCodes: readonly string[];
  skuIds?: readonly number[];
}
