import type { ImageFieldImage } from "@prismicio/client";
import { expectTypeOf, it } from "vitest";
import type { ServicePageDocumentFieldsFragment } from "./__generated__/operations";

type Picture = NonNullable<ServicePageDocumentFieldsFragment["data"]["card_image"]>;

it("a picture in an answer has a picture's properties only; others do not compile", () => {
  expectTypeOf<Picture>().toHaveProperty("url");
  expectTypeOf<Picture>().toHaveProperty("alt");
  // As names of thumbnails, any would.
  expectTypeOf<"source" extends keyof Picture ? true : false>().toEqualTypeOf<false>();
  expectTypeOf<string extends keyof Picture ? true : false>().toEqualTypeOf<false>();
  expectTypeOf<"mobil" extends keyof Picture ? true : false>().toEqualTypeOf<false>();
});

it("a picture of an answer may have the thumbnails that the models name", () => {
  expectTypeOf<Picture["mobile"]>().toEqualTypeOf<ImageFieldImage | undefined>();
});
