import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DesignPicture } from "./DesignPicture";

const image = { jp2: "/media/designs/a.jp2", webp: "/media/designs/a.webp", original: "/media/designs/a.svg" };
const render = (props: Parameters<typeof DesignPicture>[0]) => renderToStaticMarkup(<DesignPicture {...props} />);
const addressesIn = (html: string) => [...html.matchAll(/(?:srcSet|src)="([^"]*)"/g)].map(([, address]) => address);

it("offers three formats, the best first", () => {
  expect(addressesIn(render({ image }))).toEqual([image.jp2, image.webp, image.original]);
  expect(render({ image })).toMatch(/type="image\/jp2".*type="image\/webp".*<img [^>]*width="124" height="288" loading="lazy"/);
});

it("makes do with what there is", () => {
  expect(addressesIn(render({ image: { jp2: null, webp: image.webp, original: null } }))).toEqual([image.webp, image.webp]);
  expect(addressesIn(render({ image: { ...image, jp2: null } }))).toEqual([image.webp, image.original]);
});

it.each([null, { jp2: null, webp: null, original: null }, { jp2: image.jp2, webp: null, original: null }])(
  "is a gray key for %j",
  (nothing) => {
    expect(addressesIn(render({ image: nothing }))).toEqual(["/assets/blank-key.svg"]);
  },
);

it("is named only where nothing beside it is", () => {
  expect(render({ image, name: "Fern Walk" })).toContain(`alt="Fern Walk"`);
  expect(render({ image })).toMatch(/alt="" width/);
  expect(render({ image, isFirst: true })).toContain(`loading="eager"`);
});
