import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apply, applyWithoutFile, application, resumeFile } from "../support/application";
import { tokenOf, toolbarCookie } from "../support/drafts";
import { type Machines, startMachines } from "../support/machines";
import { toPageJson } from "../support/pageFile";
import { hero } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { watchRedis } from "../support/watchRedis";

/* What a visitor does reaches different processes. */

/** Enough for a page. */
const POINTS = 100_000;

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines({ bffs: 2, sites: 1, env: { VISITOR_POINTS_PER_MINUTE: String(POINTS), ALLOW_ANY_OPERATION: "1" } });
});
afterAll(() => machines?.stop());

/** Sends a query to a BFF, as the site does for a visitor with this address. */
async function ask(
  bff: number,
  query: string,
  visitor: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const response = await fetch(`${machines.bffs[bff]!.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor, ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: await response.text() };
}

it("a budget that is spent at one BFF is spent at the other, and for that visitor alone", async () => {
  const cities = ["Columbus", "Boston", "Dayton", "Toledo", "Akron", "Lima", "Athens", "Salem"];
  const fields = cities.map((city, index) => `a${index}: predictions(input: "${city}", sessionToken: "budget") { placeId }`);
  const query = `{ ${fields.join(" ")} }`;
  const statuses: number[] = [];
  while (statuses.length < 60 && !statuses.includes(429)) statuses.push((await ask(0, query, "203.0.113.1")).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(3);
  expect((await ask(1, query, "203.0.113.1")).status).toBe(429);
  expect((await ask(0, query, "203.0.113.2")).status).toBe(200);
});

it("a form that is sent to two BFFs at the same time is filed once, and both give its reference", async () => {
  const counts = async () => {
    const stats = (await (await fetch(`${machines.upstreamsUrl}/jobs/__stats`)).json()) as { applications: Record<string, number> };
    return { accepted: stats.applications.accepted!, repeated: stats.applications.repeated! };
  };
  const before = await counts();
  const key = crypto.randomUUID();
  const send = ({ url }: { url: string }) => apply(`${url}/graphql`, application(), resumeFile(), key);
  const answers = await Promise.all(machines.bffs.map(send));
  const references = answers.map(({ data }) => data?.submitJobApplication?.reference);
  expect(references[0]).toMatch(/\w/);
  expect(new Set(references).size).toBe(1);
  // The upstream would have recognized the key, too: it got one request only.
  expect(await counts()).toEqual({ accepted: before.accepted + 1, repeated: before.repeated });
});

it("nothing of drafts, tokens, Places or forms reaches Redis, whichever process is asked, in any order", async () => {
  const session = "machines";
  const folder = path.join(machines.contentDir, "previews", session, "en-us", "page");
  mkdirSync(folder, { recursive: true });
  const draft = { id: "Zsecretdraft", uid: "secret-draft", data: { meta_title: "MARK-draft", slices: [hero("MARK-draft")] } };
  writeFileSync(path.join(folder, `${draft.id}.json`), toPageJson(draft));
  const preview = `io.prismic.preview=${toolbarCookie({ "keyway.prismic.io": { preview: tokenOf(session) } })}`;
  const token = "token=MARK-token";
  const commands = await watchRedis(machines.redis.url);

  let visitors = 0;
  /** Asks as another visitor each time, whose budget is whole. */
  const nextVisitor = () => `198.51.100.${++visitors}`;
  const askAsNext = (bff: number, query: string, headers?: Record<string, string>) => ask(bff, query, nextVisitor(), headers);
  const lookAsNext = async (address: string, headers?: Record<string, string>) =>
    (await rawGet(machines.sites[0]!.url, address, { "x-forwarded-for": nextVisitor(), ...headers })).body;
  const page = '{ page(path: "/secret-draft/", language: EN_US) { ... on PageDocument { data { meta_title } } } }';
  await expect.poll(async () => (await askAsNext(0, page, { cookie: preview })).body).toContain("MARK-draft");
  const seen: string[] = [];
  const visits: (() => Promise<unknown>)[] = [
    async () => seen.push((await askAsNext(0, page, { cookie: preview })).body),
    async () => seen.push((await askAsNext(1, page, { cookie: preview })).body),
    async () => seen.push(await lookAsNext("/secret-draft/", { cookie: `${preview}; preview-sent=1` })),
    () => askAsNext(0, page),
    () => askAsNext(1, '{ kiosks(ids: ["100003", "100004"]) { name rating { ratingCount } } }', { cookie: token }),
    () => askAsNext(0, '{ kiosks(ids: ["100003"]) { name rating { ratingCount } } }'),
    () => askAsNext(1, '{ predictions(input: "MARK-typed Columbus", sessionToken: "MARK-session") { placeId description } }'),
    () => askAsNext(0, '{ placeSearch(query: "MARK-searched Columbus") { placeId name } }'),
    () => askAsNext(1, '{ page(path: "/key-gallery/", language: EN_US) { __typename } }'),
    () => lookAsNext("/key-services/oh/columbus/", { cookie: token }),
    () => lookAsNext("/key-services/oh/columbus/"),
    () => applyWithoutFile(`${machines.bffs[0]!.url}/graphql`, { ...application(), message: "MARK-message" }),
  ];
  for (let round = 0; round < 3; round++)
    await Promise.all(
      visits
        .map((visit) => ({ visit, order: Math.random() }))
        .sort((a, b) => a.order - b.order)
        .map(({ visit }) => visit()),
    );

  expect(seen.filter((body) => body.includes("MARK-draft"))).toHaveLength(9);
  // Budgets and the result of the form did reach it.
  await expect.poll(() => commands.filter((command) => command.includes("keyway:result:forms:")).length).toBeGreaterThan(0);
  expect(commands.filter((command) => /MARK-|robin@mail/i.test(command))).toEqual([]);
});
