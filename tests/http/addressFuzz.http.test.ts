import { sample } from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultOf, rawRequests, send } from "../fuzz/addresses";
import { ownStack } from "../support/ownStack";
import { type RunningServer, startSite } from "../support/servers";

const COUNT = 400;
const AT_ONCE = 8;

// A site of its own: the tests of a worker share the others.
let site: RunningServer;
beforeAll(async () => {
  site = await startSite({ bffUrl: ownStack().bffUrl });
});
afterAll(() => site?.stop());

it(`${COUNT} requests that no browser sends are answered without a fault of ours, and another visitor's /health meanwhile`, async () => {
  const requests = sample(rawRequests, COUNT);
  const faults: unknown[] = [];
  const sendSome = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const response = await send(site.url, request, "192.0.2.66");
      const fault = faultOf(response);
      if (fault) faults.push({ fault, request: JSON.stringify(request).slice(0, 1000) });
      expect((await fetch(`${site.url}/health`)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  expect(faults).toEqual([]);
});
