/** The steps that `npm test` runs by itself, in the default order of their reports. */
export const steps = ["codegen", "types", "lint", "unit", "http", "browser", "engines", "machines"] as const;

/** All steps: also the one that takes minutes and runs only if it is named. */
export const allSteps = [...steps, "slicemachine"] as const;

/** Preparations that some steps need. They run only if such a step is selected. */
const preparations = ["site", "chromium", "drivers", "servers"] as const;

export type StepName = (typeof allSteps)[number];
export type Preparation = (typeof preparations)[number];
export type JobName = StepName | Preparation;

/** The steps that are projects of Vitest. */
export const vitestSteps = ["unit", "http", "browser", "engines", "machines", "slicemachine"] as const;
export type VitestStep = (typeof vitestSteps)[number];

/**
 * The jobs that each job waits for. `http`, `browser`, `engines`, `machines` and `slicemachine` run one after the other,
 * since each would disturb the others' timing.
 */
export const waitsFor: Readonly<Record<JobName, readonly JobName[]>> = {
  site: [],
  chromium: [],
  drivers: [],
  servers: [],
  codegen: [],
  types: [],
  lint: [],
  unit: ["codegen", "types", "lint"],
  http: ["unit", "site"],
  browser: ["http", "site", "chromium"],
  engines: ["browser", "site", "drivers"],
  machines: ["engines", "site", "servers"],
  slicemachine: ["machines", "chromium"],
};

/** Whether a word is the name of a step. */
export function isStep(word: string): word is StepName {
  return allSteps.some((step) => step === word);
}

/** Whether a job is a project of Vitest. */
export function isVitestStep(job: JobName): job is VitestStep {
  return vitestSteps.some((step) => step === job);
}

/** Whether a job is a preparation. */
export function isPreparation(job: JobName): job is Preparation {
  return preparations.some((preparation) => preparation === job);
}

/** Returns the preparations that at least one of the given steps needs. */
export function preparationsOf(selected: readonly StepName[]): Preparation[] {
  return preparations.filter((preparation) => selected.some((step) => waitsFor[step].includes(preparation)));
}
