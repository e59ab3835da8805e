// @vitest-environment window
import { expect, it, vi } from "vitest";

const OPERATION = {
  name: "KiosksFoundNear",
  text: "query KiosksFoundNear {\n  ok\n}",
  variables: { first: 20 },
  client: "keyway-browser",
  ms: 12.34,
  isAnswerCached: false,
  errors: { UPSTREAM_STATUS: 2 },
  attempts: [
    { source: "kiosks", method: "GET", path: "/backend/kiosks?ids=1%2C2", status: 200, ms: 4.2, bytes: 2048 },
    { source: "places", method: "POST", path: "/v1/places:searchText", error: "upstream_timeout", ms: 2500 },
  ],
  reads: { content: { miss: 1 }, kiosks: { hit: 3, miss: 2 } },
  costs: [
    { sku: "Text Search Pro", usd: 0.032 },
    { sku: "Text Search Pro", usd: 0.032 },
  ],
};
const SWITCH = { source: "kiosks", kinds: ["delay", "hang"], faults: [{ kind: "hang", path: "/kiosks" }] };

it("shows the page's operations with calls and prices, and switches faults", async () => {
  const put: [string, string][] = [];
  const answers: Record<string, unknown> = { operations: [OPERATION, { ...OPERATION, isAnswerCached: true }], faults: [SWITCH] };
  vi.stubGlobal("fetch", async (address: string, init?: { body: string }) => {
    if (init) put.push([address, init.body]);
    return { ok: true, json: async () => answers[/panel\/(\w+)/.exec(address)![1]!] };
  });
  const script = "./panel.js";
  await import(/* @vite-ignore */ script);
  dispatchEvent(new Event("load"));
  const root = document.querySelector("keyway-panel")!.shadowRoot!;
  const details = root.querySelector("details")!;
  details.open = true;
  await vi.waitFor(() => expect(root.querySelectorAll("#operations > li")).toHaveLength(2));
  await vi.waitFor(() => expect(root.querySelectorAll("form")).toHaveLength(1));

  const [first, second] = root.querySelectorAll("#operations > li");
  const lines = [...first!.querySelectorAll(".call")].map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ["kiosks", "/backend/kiosks?ids=1,2", "200", "4.2 ms, 2.0 kB"],
    ["places", "POST /v1/places:searchText", "upstream_timeout", "2500 ms"],
    ["content", "1 shared with another request"],
    ["kiosks", "3 cached"],
    ["Google", "2 × Text Search Pro", "$0.064"],
  ]);
  expect(first!.querySelector(".head")!.textContent).toBe("KiosksFoundNearbrowserUPSTREAM_STATUS12 ms");
  expect(second!.querySelector(".head")!.textContent).toContain("from the answer cache");
  const { hash, pathname } = new URL(first!.querySelector("a")!.href);
  expect(pathname).toBe("/graphql");
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({ query: OPERATION.text, variables: '{\n  "first": 20\n}' });
  expect(root.querySelector("p")!.textContent).toContain("2 operations, 4 upstream calls, Google $0.128");

  const form = root.querySelector("form")!;
  expect(form.querySelector("output")!.textContent).toBe("hang, path /kiosks");
  form.querySelector<HTMLInputElement>("[name=times]")!.value = "2";
  form.requestSubmit();
  await vi.waitFor(() => expect(put).toHaveLength(1));
  expect(put[0]![0]).toBe("/graphql/panel/faults/kiosks");
  expect(JSON.parse(put[0]![1])).toEqual([{ kind: "delay", times: 2 }, ...SWITCH.faults]);
  await vi.waitFor(() => expect(root.querySelector<HTMLButtonElement>("button[type=button]")).not.toBeNull());
  root.querySelector<HTMLButtonElement>("button[type=button]")!.click();
  await vi.waitFor(() => expect(put.at(-1)).toEqual(["/graphql/panel/faults/kiosks", "[]"]));

  details.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(details.open).toBe(false);
});
