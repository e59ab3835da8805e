import { codegenInputs, isGenerated, isIn } from "../lib/fileSet";
import type { Change } from "./change";
import { allSteps, type StepName } from "./steps";
import type { VitestOptions } from "./vitest";

/** Whether and how a step runs for a change, with the reason unless it runs in full. */
export type Decision = { runs: "all" } | { runs: "some"; options: VitestOptions; why: string } | { runs: "not"; why: string };

const all: Decision = { runs: "all" };

const affectsEverything = /^(package\.json|package-lock\.json|vitest\.config\.ts|tsconfig\.json)$/;
const codeOrConfig = /\.([cm]?[jt]sx?|jsonc?)$/;
const test = /\.test\.tsx?$/;
// Of all unit tests, only those under tests/architecture import or read these files.
const outsideUnits = /^(docs|tests\/(e2e|http|engines|machines|slicemachine|bench|screenshots))\/|\.md$/;
// The sources of the built site, the BFF and the stand-ins, the scripts that start them, and the helpers of their tests.
const ofBuiltSite = /^(site|slices|bff|shared|upstreams|customtypes|scripts\/lib|tests\/support)\/|^prismicio-types\.d\.ts$/;

/** Decides how each step runs for a change. `fileReaders` are the modules that may read any file by path, without importing it. */
export function decideSteps(change: Change, fileReaders: readonly string[]): Record<StepName, Decision> {
  const files = [...change.present, ...change.gone];
  if (files.some((file) => affectsEverything.test(file))) return everyStep(all);
  if (files.length === 0) return everyStep({ runs: "not", why: "nothing has changed" });
  const checksCode: Decision = files.some((file) => codeOrConfig.test(file))
    ? all
    : { runs: "not", why: "no code or configuration has changed" };
  return {
    codegen: decideCodegen(files),
    types: checksCode,
    lint: checksCode,
    unit: decideUnit(change, fileReaders),
    http: decideBuiltSite(change, "tests/http/"),
    browser: decideBuiltSite(change, "tests/e2e/"),
    engines: decideBuiltSite(change, "tests/engines/"),
    machines: decideBuiltSite(change, "tests/machines/"),
    // It runs only if it is named.
    slicemachine: all,
  };
}

function everyStep(decision: Decision): Record<StepName, Decision> {
  return Object.fromEntries(allSteps.map((step) => [step, decision])) as Record<StepName, Decision>;
}

function decideCodegen(files: readonly string[]): Decision {
  if (files.some((file) => isIn(codegenInputs, file) || isGenerated(file))) return all;
  return { runs: "not", why: "neither what code is generated from nor generated code has changed" };
}

function decideUnit({ present, gone }: Change, fileReaders: readonly string[]): Decision {
  // No import leads to a removed file, so the tests that depended on it are unknown.
  if (gone.some((file) => !test.test(file) && !outsideUnits.test(file))) return all;
  if (present.every((file) => outsideUnits.test(file))) {
    return {
      runs: "some",
      options: { filters: ["tests/architecture/"] },
      why: "tests/architecture, since no other test looks at what has changed",
    };
  }
  const why = "the tests that import a changed file, and those that read files";
  return { runs: "some", options: { related: [...new Set([...present, ...fileReaders])] }, why };
}

function decideBuiltSite({ present, gone }: Change, folder: string): Decision {
  const affectsAll = (file: string) => !file.endsWith(".md") && (ofBuiltSite.test(file) || file.startsWith(folder));
  if ([...present, ...gone].some((file) => !test.test(file) && affectsAll(file))) return all;
  const tests = present.filter((file) => file.startsWith(folder) && test.test(file));
  if (tests.length === 0) return { runs: "not", why: "nothing that the built site, the BFF or the stand-ins are made of has changed" };
  return { runs: "some", options: { filters: tests }, why: `the changed files below ${folder}` };
}
