import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { toPictureQuery } from "#bff/http/media/pictureQuery.ts";
import { GalleryFilters } from "./GalleryFilters";
import type { Filter } from "./galleryView";

/** Returns the addresses of a filter's picture: of its `src`, then of its `srcset`. */
function picturesOf(imageUrl: string): string[] {
  const filter = { id: "wild", label: "Wildlife", imageUrl, query: ["WILD"], subFilters: [] } as unknown as Filter;
  const html = renderToStaticMarkup(
    <GalleryFilters filters={[filter]} selected={null} stock={null} state={{ page: 1 }} url="/key-gallery/" lang="en-us" />,
  );
  const tag = html
    .match(/<img [^>]*>/g)!
    .at(-1)!
    .replaceAll("&amp;", "&");
  const srcSet = / srcset="([^"]*)"/i.exec(tag)?.[1]?.split(", ") ?? [];
  return [/ src="([^"]*)"/.exec(tag)![1]!, ...srcSet];
}

it("a filter's photo is fetched in the size of its tile, with the editor's crop", () => {
  expect(picturesOf("https://images.prismic.io/keys/a.jpg?auto=compress,format&rect=10,20,1000,500&w=1000&h=500")).toEqual([
    "/media/keys/a.jpg?auto=compress&rect=10%2C20%2C1000%2C500&w=160&fit=max",
    "/media/keys/a.jpg?auto=compress&rect=10%2C20%2C1000%2C500&w=160&fit=max 1x",
    "/media/keys/a.jpg?auto=compress&rect=10%2C20%2C1000%2C500&w=320&fit=max 2x",
  ]);
});

it("a filter's picture is asked for as the BFF fetches it", () => {
  for (const one of picturesOf("https://images.prismic.io/keys/a.jpg")) {
    const params = new URL(one.split(" ")[0]!, "http://site").searchParams;
    expect(Object.fromEntries(toPictureQuery(params))).toEqual(Object.fromEntries(params));
  }
});

it("a filter's drawing has one size", () => {
  expect(picturesOf("https://keyway.cdn.prismic.io/keyway/filter-wild.svg?auto=compress")).toEqual([
    "/media/files/keyway/filter-wild.svg?auto=compress",
  ]);
});
