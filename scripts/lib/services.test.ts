import { expect, it } from "vitest";
import { describeServices } from "./services";

const byName = (...args: Parameters<typeof describeServices>) =>
  Object.fromEntries(describeServices(...args).map((service) => [service.name, service]));

it("gives each process the health URL of the address on which it listens", () => {
  const urls = describeServices("production", { HOST: "0.0.0.0", PORT: "8080" }, []).map(({ healthUrl }) => healthUrl);
  expect(urls).toEqual(["http://localhost:8080/health", "http://127.0.0.1:4000/health", "http://127.0.0.1:4100/health"]);
  const [, bff] = describeServices("production", { BFF_HOST: "::1" }, []);
  expect(bff?.healthUrl).toBe("http://[::1]:4000/health");
});

it("sets NODE_ENV for the site only", () => {
  const { site, bff, upstreams } = byName("production", { LOG_LEVEL: "warn" }, []);
  expect(site?.command.env).toMatchObject({ LOG_LEVEL: "warn", NODE_ENV: "production" });
  expect([bff?.command.env, upstreams?.command.env]).toEqual([{ LOG_LEVEL: "warn" }, { LOG_LEVEL: "warn" }]);
});

it("passes the launcher's arguments to the stand-ins", () => {
  const { site, upstreams } = byName("production", {}, ["--kiosks", "5"]);
  expect(upstreams?.command.args.slice(-3)).toEqual(["upstreams/main.ts", "--kiosks", "5"]);
  expect(site?.command.args).not.toContain("--kiosks");
});

it("runs the compiled servers in production, and the sources in development", () => {
  const commandsOf = (mode: "production" | "development") => {
    const { site, bff } = byName(mode, {}, []);
    return [site, bff].map((service) => service!.command.args.join(" "));
  };
  const [site, bff] = commandsOf("production");
  expect(site).toMatch(/\.keyway\/servers\/site\.mjs$/);
  expect(bff).toMatch(/\.keyway\/servers\/bff\.mjs$/);
  expect(`${site} ${bff}`).not.toContain("tsx");
  expect(bff).toContain("--max-semi-space-size=");
  expect(commandsOf("development")).toEqual([expect.stringMatching(/ site\/server\.ts --dev$/), expect.stringMatching(/ bff\/main\.ts$/)]);
});

it("restarts or reloads the processes on edits in development", () => {
  const { site, bff, upstreams } = byName("development", {}, ["--kiosks", "5"]);
  expect(upstreams?.command.args.join(" ")).toMatch(/ watch .* upstreams\/main\.ts --kiosks 5$/);
  expect(site?.command.args.at(-1)).toBe("--dev");
  expect(site?.command.env.NODE_ENV).toBe("development");
  expect(bff?.command.args.join(" ")).toContain("watch --clear-screen=false --include bff/**/*.graphql bff/main.ts");
});

it("restarts the BFF in production, but not in development", () => {
  const again = (mode: "production" | "development") =>
    describeServices(mode, {}, [])
      .filter(({ isRestarted }) => isRestarted)
      .map(({ name }) => name);
  expect([again("production"), again("development")]).toEqual([["bff"], []]);
});

it("starts no stand-ins when every upstream is configured", () => {
  const configured = { PRISMIC_ENDPOINT: "https://x", KIOSKS_API_URL: "https://y", GOOGLE_PLACES_API_KEY: "k", JOBS_API_URL: "https://z" };
  expect(Object.keys(byName("production", configured, []))).toEqual(["site", "bff"]);
});
