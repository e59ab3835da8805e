import { beforeAll, expect, it } from "vitest";
import { previewPath, startExperiment, tokenOf, writeDraft } from "../support/drafts";
import { ownStack } from "../support/ownStack";
import type { PageFile } from "../support/pageFile";
import { hero, publishPages } from "../support/publish";
import { rawGet } from "../support/rawRequest";

const { siteUrl } = ownStack();

const page = (title: string): PageFile => ({ id: "Zexp1en", uid: "experiment", data: { meta_title: title, slices: [hero(title)] } });
const look = async (cookie?: string, path = "/experiment/") => rawGet(siteUrl, path, cookie ? { cookie } : {});
const shown = async (cookie?: string) => (await look(cookie)).body.match(/(Base|Variation|Draft) words/)?.[0];
const choose = (value: string) => `io.prismic.experiment=${encodeURIComponent(value)}`;

beforeAll(async () => {
  await publishPages(page("Base words"));
  await startExperiment("hero-test", "G-1_x", page("Variation words"));
});

it("shows each visitor the variation of the cookie, from separate caches", async () => {
  for (let times = 0; times < 3; times++) {
    expect(await shown(choose("G-1_x 1"))).toBe("Variation words");
    expect(await shown()).toBe("Base words");
    expect(await shown(choose("G-1_x 0"))).toBe("Base words");
  }
});

it.each(["G-1_x 2", "G-1_x 999", "G-1_x -1", "G-1_x", "G9 1", "../../fr-ca 1", "G-1_x 1; x", ""])(
  "the choice %j shows what is published",
  async (value) => {
    expect(await shown(choose(value))).toBe("Base words");
  },
);

it("a preview takes precedence over an experiment", async () => {
  await writeDraft("beside-experiment", page("Draft words"));
  const opened = await look(choose("G-1_x 1"), previewPath("beside-experiment", "Zexp1en"));
  const cookies = opened.headers["set-cookie"]!.map((cookie) => cookie.split(";")[0]).join("; ");
  expect(cookies).toContain(encodeURIComponent(tokenOf("beside-experiment")));
  expect(await shown(`${choose("G-1_x 1")}; ${cookies}`)).toBe("Draft words");
  expect(await shown(choose("G-1_x 1"))).toBe("Variation words");
});

it("a path that the variation lacks is a 404, and the edition is not part of the address", async () => {
  expect((await look(choose("G-1_x 1"), "/no-such-experiment/")).status).toBe(404);
  for (const path of ["/en-us.x-G-1_x-1/", "/en-us.draft/", "/fr-ca/en-us.draft/"]) expect((await look(undefined, path)).status).toBe(404);
});
