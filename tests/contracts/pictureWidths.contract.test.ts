import { expect, it } from "vitest";
import { PICTURE_WIDTHS, toPictureQuery } from "#bff/http/media/pictureQuery.ts";
import { SHARE_SIZE } from "#site/parts/share/shareImagePath.ts";
import { sizedPath, srcSetOf } from "#site/ui/ContentImage/imageSizes.ts";

/** A picture that is larger than any screen. */
const photo = { url: "https://images.example/a.jpg", dimensions: { width: 9000, height: 6000 } };

const widthOf = (path: string) => new URLSearchParams(path.split("?")[1]).get("w");
const requested = [...srcSetOf(photo)!.split(", "), sizedPath(photo, SHARE_SIZE.width)].map((one) => one.split(" ")[0]!);

it("the BFF fetches pictures only in the widths that the site requests", () => {
  expect(
    requested
      .map(widthOf)
      .map(Number)
      .sort((one, other) => one - other),
  ).toEqual(PICTURE_WIDTHS);
  for (const path of requested) expect(toPictureQuery(new URLSearchParams(path.split("?")[1])).get("w")).toBe(widthOf(path));
});

it("a share picture keeps its aspect ratio", () => {
  const { width, height } = SHARE_SIZE;
  expect(String(toPictureQuery(new URLSearchParams({ w: String(width), h: String(height) })))).toBe(`w=${width}&h=${height}`);
});
