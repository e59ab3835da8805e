import { readFile } from "node:fs/promises";
import express, { type RequestHandler, type Response, Router } from "express";
import { parse, print } from "graphql";
import { Upload } from "../../modules/applications/upload";
import type { StandIn } from "../../config";
import type { RecentOperations } from "../../observe/recentOperations";
import { skuOf } from "../../sources/places/prices";

interface PanelDeps {
  recent: RecentOperations;
  /** The stand-ins whose faults can be switched. */
  standIns: readonly StandIn[];
}

/** The stand-ins run on this machine. */
const STAND_IN_MS = 2000;

/**
 * Creates the panel that each page shows in development (docs/decisions/048): its script, the operations of a page with their upstream
 * calls, and the fault switches of the stand-ins. Mount it in development only: it shows what visitors send.
 */
export function createPanel({ recent, standIns }: PanelDeps): RequestHandler {
  const router = Router();

  router.get("/panel.js", async (_, response) => {
    response.type("text/javascript").send(await readFile(new URL("client/panel.js", import.meta.url), "utf8"));
  });

  router.get("/operations", ({ query: { page, since } }, response) => {
    const operations = recent.ofPage(String(page), Number(since) || 0).map(({ text, costs, ...operation }) => ({
      ...operation,
      text: toReadable(text),
      costs: costs.map((cost) => ({ sku: skuOf(cost), usd: cost.usd })),
    }));
    // A file cannot be repeated: the sandbox gets null in its place.
    response.type("json").send(JSON.stringify(operations, (_, value: unknown) => (value instanceof Upload ? null : value)));
  });

  router.get("/faults", async (_, response) => {
    response.json(await Promise.all(standIns.map(readSwitches)));
  });

  // Pages of other sites cannot send JSON without a preflight, which this server does not grant.
  router.put("/faults/:source", express.json({ type: "application/json" }), async ({ params, body }, response) => {
    const standIn = standIns.find(({ source }) => source === params.source);
    if (!standIn) return void response.sendStatus(404);
    if (body === undefined) return void response.sendStatus(415);
    await sendFaults(standIn, body, response);
  });

  return router;
}

/** Returns the kinds of faults that a stand-in has, and those that are switched on. */
async function readSwitches({ source, url }: StandIn): Promise<object> {
  const [kinds, faults] = await Promise.all(["__kinds", "__faults"].map(async (name) => (await ask(`${url}/${name}`)).json()));
  return { source, kinds, faults };
}

async function sendFaults({ url }: StandIn, faults: unknown, response: Response): Promise<void> {
  const answer = await ask(`${url}/__faults`, { method: "POST", body: JSON.stringify(faults) });
  response
    .status(answer.status)
    .type("json")
    .send(await answer.text());
}

function ask(url: string, init?: RequestInit): Promise<globalThis.Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(STAND_IN_MS) });
}

/** Returns an operation with line breaks. A text that is no GraphQL, which the graph has refused, stays as it is. */
function toReadable(text: string): string {
  try {
    return print(parse(text));
  } catch {
    return text;
  }
}
