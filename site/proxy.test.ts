import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { proxy } from "./proxy";

vi.mock("./routing/steps", () => ({ runSteps: () => "a page" }));

it.each([
  ["development", "/workbench", true],
  ["development", "/workbench/parts/kiosk-row?state=closed", true],
  ["development", "/workbenches/", false],
  ["production", "/workbench", false],
  ["production", "/workbench/parts/kiosk-row", false],
])("in %s, %s is the workbench's: %j", (mode, path, isWorkbench) => {
  vi.stubEnv("NODE_ENV", mode);
  const answer = proxy(new NextRequest(`http://localhost${path}`)) as Response | "a page";
  expect(answer === "a page" ? null : answer.headers.get("x-middleware-next")).toBe(isWorkbench ? "1" : null);
});
