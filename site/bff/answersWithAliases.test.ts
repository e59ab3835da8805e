import { expect, it, vi } from "vitest";
import { startGraphServer } from "../../tests/support/graphServer";
import { KioskRatings } from "./__generated__/browser/KioskRatings";
import { KioskRatingsDocument } from "./__generated__/operations";
import { askBff } from "./ask";
import { browserClient } from "./browser";
import { readAnswer } from "./readAnswer";

vi.mock("./__generated__/fieldNames", () => ({ fieldNames: { title__KeyText: "title" } }));

const answer = { data: { kiosks: [{ title__KeyText: "A" }] } };
const variables = { ids: ["1"] };

const ways: Record<string, () => Promise<unknown>> = {
  "plain fetch": () => askBff(KioskRatings, variables, new AbortController().signal),
  "the hooks' client": async () => (await browserClient().query({ query: KioskRatingsDocument, variables })).data,
  "the site's server": async () => (await readAnswer(Response.json(answer), "KioskRatings")).data,
};

it.each(Object.entries(ways))("%s gives fields their models' names, where operations ask for them under an alias", async (_, ask) => {
  await startGraphServer({ body: answer });
  expect(await ask()).toEqual({ kiosks: [{ title: "A" }] });
});
