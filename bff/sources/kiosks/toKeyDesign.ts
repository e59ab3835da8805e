import type { z } from "zod";
import type { KeyDesign, StockedGroup } from "./keyDesign";
import type { KeyDesignPayload, stockedGroupPayload } from "./payload";

/** Creates the mapping of parsed key designs; `toImagePath` returns the path of a picture, or null. */
export function createToKeyDesign(toImagePath: (address: string | null | undefined) => string | null) {
  function toKeyDesign({ designId, designGroup, names, image, Skus }: KeyDesignPayload): KeyDesign {
    const [first] = Skus ?? [];
    return {
      designId,
      designGroup,
      names: { en: names?.en ?? null, fr: names?.fr ?? null },
      image: toImage(image ?? {}),
      sku: first?.sku ?? null,
      skuId: first?.skuId ?? null,
    };
  }

  function toImage({ jp2, webp, original }: NonNullable<KeyDesignPayload["image"]>): KeyDesign["image"] {
    const image = { jp2: toImagePath(jp2), webp: toImagePath(webp), original: toImagePath(original) };
    return image.jp2 || image.webp || image.original ? image : null;
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
