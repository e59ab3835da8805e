import { expect, it, vi } from "vitest";
import { startGraphServer } from "#tests/support/graphServer.ts";
import { KioskRatingsDocument } from "./__generated__/operations";
import { queryFromBrowser } from "./queryFromBrowser";
import { readAnswer } from "./readAnswer";

vi.mock("./__generated__/fieldNames", () => ({ fieldNames: { title__KeyText: "title" } }));

const answer = { data: { kiosks: [{ title__KeyText: "A" }] } };
const variables = { ids: ["1"] };

const ways: Record<string, () => Promise<unknown>> = {
  "the browser's client": async () => (await queryFromBrowser(KioskRatingsDocument, variables)).data,
  "the site's server": async () => (await readAnswer(Response.json(answer), "KioskRatings")).data,
};

it.each(Object.entries(ways))("%s renames aliased fields to their models' names", async (_, askInThisWay) => {
  await startGraphServer({ body: answer });
  expect(await askInThisWay()).toEqual({ kiosks: [{ title: "A" }] });
});
