// First: Next's modules take AsyncLocalStorage from the global object.
import "next/dist/server/node-environment-baseline";
import { readdirSync } from "node:fs";
import path from "node:path";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { LANGS } from "../../i18n/languages";
import { listStories, loadStories, ROOMS } from "./stories";

/** Folders whose components show nothing by themselves, or load their data as a page does. */
const WITHOUT = new Map([
  ["ui/JsonLd", "is for search engines"],
  ["ui/WhenVisible", "shows what others load"],
  ["parts/dev", "shows a file of codegen's"],
  ["parts/locksmithPage", "is a page: /products/locksmith/"],
  ["parts/network", "is empty until there is no connection"],
  ["parts/preview", "shows in previews, with the cookies of an editor"],
  ["parts/seo", "is for search engines"],
]);

const files = listStories();

it("each part with a component has stories, or a reason to have none", () => {
  const hasComponent = (room: string, folder: string) =>
    readdirSync(path.join("site", room, folder)).some((file) => /(?<!\.test|\.stories)\.tsx$/.test(file));
  const parts = ROOMS.flatMap((room) =>
    readdirSync(path.join("site", room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && hasComponent(room, entry.name))
      .map(({ name }) => `${room}/${name}`),
  );
  const partsWithStories = new Set(files.map(({ room, folder }) => `${room}/${folder}`));
  const missing = parts.filter((part) => !partsWithStories.has(part) && !WITHOUT.has(part));
  expect(missing, "write NAME.stories.tsx beside a component, or give a reason here").toEqual([]);
  expect([...WITHOUT.keys()].filter((part) => partsWithStories.has(part) || !parts.includes(part))).toEqual([]);
});

it("each has an address of its own", () => {
  const addresses = files.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
});

it.each(files.map((file) => [file.address, file] as const))(
  "the stories of %s are rendered in each language without an error",
  async (_, file) => {
    const error = vi.spyOn(console, "error");
    const stories = Object.entries(await loadStories(file));
    expect(stories.length).toBeGreaterThan(0);
    for (const [state, Story] of stories) {
      for (const lang of LANGS) {
        const page = (
          <AppRouterContext value={{} as AppRouterInstance}>
            <Story lang={lang} />
          </AppRouterContext>
        );
        const { prelude } = await prerenderToNodeStream(page);
        expect((await text(prelude)).length, `${state} in ${lang}`).toBeGreaterThan(10);
      }
    }
    expect(error.mock.calls).toEqual([]);
  },
);
