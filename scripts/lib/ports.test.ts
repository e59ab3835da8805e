import { expect, it } from "vitest";
import { takePort } from "../testing/ports";
import { freePort } from "./freePort";
import { findPortFaults, type Port, readPorts } from "./ports";

const port = (variable: Port["variable"], number: number): Port => ({ variable, number, host: "127.0.0.1" });

it("names every taken port with its variable", async () => {
  const [first, second] = [await takePort(), await takePort()];
  expect(await findPortFaults([port("PORT", first), port("BFF_PORT", second)])).toEqual([
    `Port ${first} is taken (PORT). Stop what uses it or set PORT to another.`,
    `Port ${second} is taken (BFF_PORT). Stop what uses it or set BFF_PORT to another.`,
  ]);
});

it("does not keep a free port in use", async () => {
  expect(await findPortFaults([port("PORT", await freePort())])).toEqual([]);
});

it("reports two variables with the same port", async () => {
  expect(await findPortFaults([port("PORT", 0), port("BFF_PORT", 0)])).toEqual(["PORT and BFF_PORT are both 0."]);
});

it("reports why a port cannot be used", async () => {
  const elsewhere = { ...port("PORT", 0), host: "192.0.2.1" };
  expect(await findPortFaults([elsewhere])).toEqual(["Port 0 of 192.0.2.1 cannot be used (PORT): EADDRNOTAVAIL."]);
});

it("uses HOST for the site only", () => {
  expect(readPorts({ HOST: "0.0.0.0" }).map(({ host }) => host)).toEqual(["0.0.0.0", "127.0.0.1", "127.0.0.1"]);
  expect(readPorts({ BFF_HOST: "10.0.0.5" }).map(({ host }) => host)).toEqual(["127.0.0.1", "10.0.0.5", "127.0.0.1"]);
});

it("includes the stand-ins' port only if an upstream is embedded", () => {
  expect(readPorts({ PORT: "1", BFF_PORT: "" }).map(({ number }) => number)).toEqual([1, 4000, 4100]);
  const configured = { PRISMIC_ENDPOINT: "https://x", KIOSKS_API_URL: "https://y", GOOGLE_PLACES_API_KEY: "k", JOBS_API_URL: "https://z" };
  expect(readPorts(configured).map(({ variable }) => variable)).toEqual(["PORT", "BFF_PORT"]);
});
