import { beforeEach, expect, it, vi } from "vitest";
import { type GraphAnswer, startGraphServer } from "../../tests/support/graphServer";
import { PlacePredictions } from "./__generated__/browser/PlacePredictions";
import { askBff, askWithinLimits } from "./ask";

const VARIABLES = { input: "colum", lang: "en-us", sessionToken: "s" };
const signal = new AbortController().signal;
const ofField = (code: string): GraphAnswer => ({
  body: { data: { predictions: null }, errors: [{ message: "No.", path: ["predictions"], extensions: { code } }] },
});

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

it.each<[string, GraphAnswer]>([
  ["this visitor has asked too much of it", ofField("RATE_LIMITED")],
  ["all visitors together have", ofField("BUDGET_SPENT")],
  ["the visitor may ask nothing at all", { status: 429, body: { errors: [{ message: "No.", extensions: { code: "RATE_LIMITED" } }] } }],
])("what has a budget is told apart where %s", async (_, answer) => {
  const { asked } = await startGraphServer(answer);
  expect(await askWithinLimits(PlacePredictions, VARIABLES, signal)).toBe("limited");
  // And nobody asks again.
  expect(asked).toEqual(["hash"]);
});

it("other failures are what they are to whoever asks without a budget", async () => {
  await startGraphServer(ofField("UPSTREAM_RATE_LIMITED"), { status: 503, body: "<html>" });
  expect(await askWithinLimits(PlacePredictions, VARIABLES, signal)).toEqual({ predictions: null });
  await expect(askWithinLimits(PlacePredictions, VARIABLES, signal)).rejects.toMatchObject({ status: 503 });
});

it("whoever asks without heed of budgets has the answer as it is", async () => {
  await startGraphServer(ofField("RATE_LIMITED"));
  expect(await askBff(PlacePredictions, VARIABLES, signal)).toEqual({ predictions: null });
});
