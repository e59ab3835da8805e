import { afterAll, beforeAll } from "vitest";
import { describeDetails } from "./details";
import { type Engine, SIZES, type Size } from "./drivers/engine";
import { startWebKit } from "./drivers/webkit";
import { describeJourneys } from "./journeys";

let engine: Engine;
beforeAll(async () => {
  engine = await startWebKit();
});
afterAll(() => engine.close());

for (const size of Object.keys(SIZES) as Size[]) describeJourneys(() => engine, size);
describeDetails(() => engine);
