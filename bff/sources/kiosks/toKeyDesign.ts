import type { z } from "zod";
import type { KeyDesign, StockedGroup } from "./keyDesign";
import type { KeyDesignPayload, stockedGroupPayload } from "./payload";

/** Creates the mapping of parsed key designs; `toImagePath` returns the path of a picture, or null. */
export function createToKeyDesign(toImagePath: (address: string | null | undefined) => string | null) {
  function toKeyDesign({ designId, designGroup, names, image, Skus }: KeyDesignPayload): KeyDesign {
    const [first] = Skus ?? [];
    const [jp2, webp, original] = [image?.jp2, image?.webp, image?.original].map(toImagePath);
    return {
      designId,
      designGroup,
      name: names?.en ?? null,
      image: jp2 || webp || original ? { jp2: jp2 ?? null, webp: webp ?? null, original: original ?? null } : null,
      sku: first?.sku ?? null,
      skuId: first?.skuId ?? null,
    };
  }

  function toStockedGroup({ code, Designs }: z.output<typeof stockedGroupPayload>): StockedGroup {
    const designs = Designs ?? [];
    const named = designs.flatMap(({ designId, ...rest }) =>
      designId ? [{ ...rest, designId, designGroup: rest.designGroup ?? code }] : [],
    );
    const skuIds = designs.flatMap(({ Skus }) => Skus?.[0]?.skuId ?? []);
    return { code, designs: named.map(toKeyDesign), skuIds: [...new Set(skuIds)] };
  }

  return { toKeyDesign, toStockedGroup };
}
