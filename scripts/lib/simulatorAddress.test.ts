import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { writeSimulatorAddress } from "./simulatorAddress";

const CONFIG = '{\n  "libraries": ["./slices"],\n  "localSliceSimulatorURL": "http://localhost:3000/slice-simulator?lang=fr-ca"\n}\n';

function start(text: string) {
  const root = tempFolder();
  const file = path.join(root, "slicemachine.config.json");
  writeFileSync(file, text);
  return { root, read: () => readFileSync(file, "utf8"), file };
}

it("tells Slice Machine at which port the site runs, and puts the address back", () => {
  const { root, read } = start(CONFIG);
  const restore = writeSimulatorAddress(root, "http://localhost:3300");
  expect(read()).toBe(CONFIG.replace(":3000", ":3300"));
  restore();
  expect(read()).toBe(CONFIG);
});

it("keeps what Slice Machine has written meanwhile", () => {
  const { root, read, file } = start(CONFIG);
  const restore = writeSimulatorAddress(root, "http://localhost:3300");
  writeFileSync(file, read().replace("./slices", "./others"));
  restore();
  expect(read()).toBe(CONFIG.replace("./slices", "./others"));
});

it("leaves a configuration without an address alone", () => {
  const { root, read } = start("{}");
  writeSimulatorAddress(root, "http://localhost:3300")();
  expect(read()).toBe("{}");
});
