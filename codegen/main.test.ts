import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakes, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";
import { field, slice } from "#tests/support/modelProject.ts";
import { createProjectCopy, type Outcome, type ProjectCopy } from "#tests/support/projectCopy.ts";
import { withModelNames } from "#site/bff/withModelNames.ts";

const feeSchedule = {
  ...slice("fee_schedule", {
    default: {
      primary: {
        fee_schedule_title: field.text("Heading", "What the prices are for"),
        fee_schedule_rows: field.group({
          service: field.text("Service"),
          price: { type: "Number", config: { label: "Price in dollars" } },
        }),
        fee_schedule_links: field.link(true),
        // `title` is rich text in other slices, and `sign-up` is invalid as a GraphQL name.
        title: field.text(),
        "sign-up": field.text(),
      },
    },
    bare: {},
  }),
  description: "Prices of services, one a row.",
};

const mocks = ["default", "bare"].map((variation) => ({ __TYPE__: "SharedSliceContent", variation, primary: {}, items: [] }));

/** What Slice Machine writes beside the model of a slice. */
const parts = {
  "slices/FeeSchedule/index.tsx": "export default function FeeSchedule() {\n  return null;\n}\n",
  "slices/FeeSchedule/mocks.json": JSON.stringify(mocks),
};

/** A query, a lazy query and a mutation, with the module that serves them. */
const votes = {
  "bff/modules/votes/votes.graphql": `
    extend type Mutation { vote(id: ID!): Boolean! }
    extend type Subscription { voted(id: ID!): Boolean! tick: Boolean! }
  `,
  "site/bff/operations/browser/votes.graphql": `
    mutation Vote($id: ID!) { vote(id: $id) }
    subscription Voted($id: ID!) { voted(id: $id) }
    subscription Tick { tick }
    query KioskOrNone($id: ID! = "1") { kiosk(id: $id) { locationId } }
  `,
};

/** A component that imports generated hooks, like those of the site. */
const PROBE = "site/parts/votes/Probe.ts";

let project: ProjectCopy;
let root: string;
let first: Outcome;
const read = (file: string) => project.read(file);
const write = (file: string, text: string) => project.write(file, text);
const edit = (file: string, from: string, to: string) => project.edit(file, from, to);
const codegen = (...args: string[]) => project.codegen(...args);

async function run(file: string, args: string[], cwd: string): Promise<Outcome> {
  const env = { ...process.env, NODE_OPTIONS: "" };
  return promisify(execFile)(process.execPath, [file, ...args], { cwd, env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  );
}

// A copy of the project with one slice added in Slice Machine and no GraphQL written by hand.
beforeAll(async () => {
  project = createProjectCopy();
  root = project.root;
  write("slices/FeeSchedule/model.json", JSON.stringify(feeSchedule));
  for (const [file, text] of Object.entries(parts)) write(file, text);
  edit("customtypes/page/index.json", '"choices": {', '"choices": { "fee_schedule": { "type": "SharedSlice" },');
  for (const [file, text] of Object.entries(votes)) write(file, text);
  first = await codegen();
}, 60_000);

afterAll(() => project.remove());

describe("a slice added in Slice Machine", () => {
  test("is picked up by one run, which lists the files that it wrote", () => {
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toMatch(/^Generated .*slices\/FeeSchedule\/fragment\.graphql.*site\/bff\/__generated__\/operations\.ts\n/);
  });

  test("is a documented type in the schema and a member of its zone's union", () => {
    const sdl = read("bff/schema.graphql");
    expect(sdl).toContain('"""Prices of services, one a row."""\ntype FeeScheduleSlice implements Slice {');
    expect(sdl).toContain('  """Heading: What the prices are for"""\n  fee_schedule_title: KeyText\n');
    expect(sdl).toContain('  """Price in dollars"""\n  price: Number\n');
    expect(sdl).toContain("  fee_schedule_rows: [FeeScheduleSliceDefaultPrimaryFeeScheduleRowsItem!]! @listSize(assumedSize: 4)\n");
    expect(sdl).toContain("  fee_schedule_links: [Link!]\n");
    expect(sdl).toContain("union FeeScheduleSlicePrimary = FeeScheduleSliceDefaultPrimary | FeeScheduleSliceBarePrimary\n");
    expect(sdl).toMatch(/^union PageDocumentDataSlicesSlice = .*\bFeeScheduleSlice\b.* UnknownSlice$/m);
    expect(sdl).not.toMatch(/^union HomepageDocumentDataSlicesSlice = .*\bFeeScheduleSlice\b/m);
  });

  test("has a fragment with both variations, which the page's fragment spreads", () => {
    const fragment = read("slices/FeeSchedule/fragment.graphql");
    expect(fragment).toContain("fee_schedule_rows {\n        service\n        price\n      }\n      fee_schedule_links\n");
    expect(fragment).toContain("... on FeeScheduleSliceBarePrimary {");
    const [homepage, page] = read("site/bff/__generated__/content.graphql").split("fragment PageDocumentFields");
    expect(page).toContain("...FeeScheduleSliceFields\n");
    expect(homepage).not.toContain("FeeScheduleSliceFields");
  });

  test("has what Slice Machine does not write: mocks in French, as copies to translate, and a test", () => {
    expect(first.out.split("\n").slice(1, -1)).toEqual([
      'Copied the mocks of "default", "bare" to slices/FeeSchedule/mocks.fr-ca.json. Translate them to fr-ca.',
      "Wrote slices/FeeSchedule/index.test.tsx. Add what the component has to do.",
    ]);
    expect(read("slices/FeeSchedule/mocks.fr-ca.json")).toBe(JSON.stringify(mocks, null, "\t"));
    expect(read("slices/FeeSchedule/index.test.tsx")).toContain("type Slice = Content.FeeScheduleSlice;");
    // The test has to pass in another folder, too: Slice Machine moves it when it renames the slice.
    expect(read("slices/FeeSchedule/index.test.tsx")).not.toContain('"FeeSchedule"');
  });

  test("has types for its component and for the page query's result, and is in the index of slices", () => {
    expect(read("prismicio-types.d.ts")).toMatch(/interface FeeScheduleSliceDefaultPrimary \{[^}]*fee_schedule_rows: prismic\.GroupField</);
    expect(read("site/bff/__generated__/operations.ts")).toContain(
      "fee_schedule_title: KeyTextField | null, fee_schedule_links: Array<LinkField> | null, title: KeyTextField | null, " +
        '"sign-up": KeyTextField | null, fee_schedule_rows: Array<{ service: KeyTextField | null, price: NumberField | null }>',
    );
    expect(read("slices/index.ts")).toContain('import FeeSchedule from "./FeeSchedule";\n');
    expect(read("slices/index.ts")).toContain("  fee_schedule: FeeSchedule,\n");
  });

  test("is served by the BFF in all its variations", async () => {
    const fakes = createFakes();
    const rows = [{ service: "House key", price: 3.5 }];
    const links = [{ link_type: "Web", url: "https://example.com/" }];
    const shortNames = { title: "Fees", "sign-up": "Join" };
    const full = sliceJson("fee_schedule", {
      fee_schedule_title: "Prices",
      fee_schedule_rows: rows,
      fee_schedule_links: links,
      ...shortNames,
    });
    const bare = sliceJson("fee_schedule", {}, "bare");
    fakes.content.documents = [pageDocument({ id: "prices", data: { slices: [full, bare] } })];
    const { createServer } = (await import(path.join(root, "bff/server.ts"))) as typeof import("#bff/server.ts");
    const { PageByPathDocument } = await import(path.join(root, "site/bff/__generated__/operations.ts"));
    const bff = await startBff(fakes, createServer);

    const { data, errors } = await bff.ask(PageByPathDocument, { path: "/prices/", language: "EN_US" });

    expect(errors).toBeUndefined();
    const { fieldNames } = await import(path.join(root, "site/bff/__generated__/fieldNames.ts"));
    const { page } = withModelNames(data, fieldNames) as never as { page: { data: { slices: object[] } } };
    expect(page.data.slices).toEqual([full, { ...bare, primary: { __typename: "FeeScheduleSliceBarePrimary" } }]);
  });
});

test("generates hooks with the operation's required variables in its type", async () => {
  write(
    PROBE,
    `import { useKioskOrNoneQuery, useKioskReviewsLazyQuery, useKioskReviewsQuery, useVoteMutation } from "../../bff/__generated__/hooks";
import type { FeeScheduleSliceFieldsFragment } from "../../bff/__generated__/operations";
import type { FeeScheduleSliceDefaultPrimary } from "../../../prismicio-types";

type Asked = Extract<FeeScheduleSliceFieldsFragment["primary"], { "sign-up": unknown }>;
type Modelled = Pick<FeeScheduleSliceDefaultPrimary, "title" | "sign-up">;
/** Assigns fields that are queried under aliases to Slice Machine's types. */
export const asModelled = ({ title, "sign-up": signUp }: Asked): Modelled => ({ title, "sign-up": signUp });

export function Probe() {
  const { data } = useKioskReviewsQuery({ variables: { id: "1", language: "EN_US" } });
  const kiosk: number | null | undefined = data?.kiosk?.rating?.rating;
  // @ts-expect-error a query needs its variables
  useKioskReviewsQuery();
  // @ts-expect-error all of them
  useKioskReviewsQuery({ variables: { id: "1" } });
  // @ts-expect-error even among other options
  useKioskReviewsQuery({ skip: true });
  // @ts-expect-error what is kept is the same for all
  useKioskReviewsQuery({ variables: { id: "1", language: "EN_US" }, fetchPolicy: "cache-first" });
  const [load] = useKioskReviewsLazyQuery();
  void load({ variables: { id: "1", language: "EN_US" } });
  // @ts-expect-error a lazy query needs them when it is called
  void load();
  useKioskOrNoneQuery();
  const [vote] = useVoteMutation();
  void vote({ variables: { id: "1" } });
  // @ts-expect-error a mutation needs them when it is called
  void vote();
  return kiosk;
}
`,
  );
  expect((await codegen()).code).toBe(0);
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: path.resolve("tsconfig.json"),
      compilerOptions: { incremental: false },
      include: [PROBE, "site/bff/requestContext.ts"],
    }),
  );
  const { code, out } = await run(
    "node_modules/typescript/bin/tsc",
    ["--noEmit", "--project", path.join(root, "tsconfig.json")],
    process.cwd(),
  );
  expect(out).toBe("");
  expect(code).toBe(0);
}, 60_000);

test("completes slices while an operation is broken, and keeps what they lack for the simulator", async () => {
  const [mock, component, faults] = ["slices/FeeSchedule/mocks.fr-ca.json", "slices/FeeSchedule/index.tsx", ".keyway/codegen-faults.txt"];
  const [before, code] = [read(mock), read(component)];
  rmSync(path.join(root, mock));
  rmSync(path.join(root, component));
  edit("site/bff/operations/browser/votes.graphql", "{ vote(id: $id) }", "{ elect(id: $id) }");
  const broken = await codegen();
  edit("site/bff/operations/browser/votes.graphql", "{ elect(id: $id) }", "{ vote(id: $id) }");
  expect(broken.code).toBe(1);
  expect(broken.out).toContain(`Copied the mocks of "default", "bare" to ${mock}.`);
  expect(read(mock)).toBe(before);
  const lacking = `${component} is missing. Write the slice's component there.`;
  expect(broken.err.split(lacking)).toHaveLength(2);
  expect(broken.err).toContain('Cannot query field "elect"');

  const incomplete = await codegen();
  expect([incomplete.code, read(faults)]).toEqual([0, incomplete.err.trimEnd()]);
  expect(incomplete.err).toContain(lacking);

  write(component, code);
  expect(await codegen()).toMatchObject({ code: 0, err: "" });
  expect(existsSync(path.join(root, faults))).toBe(false);
}, 60_000);

test("writes no generated file while an operation is broken, though models have changed, and says so", async () => {
  const model = "slices/FeeSchedule/model.json";
  const generated = ["bff/schema.graphql", "bff/modules/content/__generated__/content.graphql", "prismicio-types.d.ts"];
  const before = generated.map(read);
  edit(model, "Prices of services, one a row.", "Prices.");
  edit("site/bff/operations/browser/votes.graphql", "{ vote(id: $id) }", "{ elect(id: $id) }");
  const broken = await codegen();
  expect(generated.map(read)).toEqual(before);
  expect(broken).toMatchObject({ code: 1, out: "" });
  expect(broken.err).toMatch(/votes\.graphql:2 is broken: .*\nNo generated file was changed\.\n$/);

  edit("site/bff/operations/browser/votes.graphql", "{ elect(id: $id) }", "{ vote(id: $id) }");
  const { err } = await codegen("--check");
  for (const file of generated) expect(err).toContain(file);
  edit(model, "Prices.", "Prices of services, one a row.");
  expect(await codegen()).toEqual({ code: 0, out: "Generated code is up to date.\n", err: "" });
}, 60_000);

test("compares the mocks of each language with the model, field by field, and names what is not translated", async () => {
  const [english, french] = ["slices/FeeSchedule/mocks.json", "slices/FeeSchedule/mocks.fr-ca.json"];
  const [before, translated] = [read(english), read(french)];
  const text = (value: string) => ({ __TYPE__: "FieldContent", type: "Text", value });
  const rows = (...ids: string[]) => ({ __TYPE__: "GroupContentType", value: [{ value: ids.map((id) => [id, text(id)]) }] });
  const mock = (primary: object) => JSON.stringify([{ ...mocks[0], primary }, mocks[1]]);
  const sentence = text("What a copy of each key costs");
  write(english, mock({ fee_schedule_title: sentence, fee_schedule_rows: rows("service", "price"), gone: text("Gone") }));
  write(french, mock({ title: text("Titre"), fee_schedule_rows: rows("service", "old") }));

  const { code, err } = await codegen("--check");
  expect(code).toBe(1);
  expect(err.split("\n").filter((line) => line.includes("mocks"))).toEqual([
    `  ${english} has "default.gone", which the model does not have. \`npm run codegen\` removes it.`,
    `  ${french} lacks "default.fee_schedule_rows.price". \`npm run codegen\` adds it.`,
    `  ${french} lacks "default.fee_schedule_title". \`npm run codegen\` adds it.`,
    `  ${french} has "default.fee_schedule_rows.old", which the model does not have. \`npm run codegen\` removes it.`,
  ]);
  expect((await codegen()).out).toContain(
    `Copied the fields "default.fee_schedule_rows.price", "default.fee_schedule_title" to ${french}. Translate them to fr-ca.`,
  );
  const { primary } = JSON.parse(read(french))[0];
  expect(primary).toEqual({ title: text("Titre"), fee_schedule_rows: rows("service", "price"), fee_schedule_title: sentence });
  expect(JSON.parse(read(english))[0].primary).not.toHaveProperty("gone");
  const untranslated = `${french}: "default" is English still: "What a copy of each key costs". Translate it.\n`;
  expect(await codegen("--check")).toEqual({ code: 0, out: "Generated code is up to date.\n", err: untranslated });
  write(english, before);
  write(french, translated);
}, 60_000);

describe("codegen --check", () => {
  test("passes on freshly generated code, and writes nothing", async () => {
    const before = read("site/bff/__generated__/operations.ts");
    const { code, out, err } = await codegen("--check");
    expect({ code, out, err }).toEqual({ code: 0, out: "Generated code is up to date.\n", err: "" });
    expect(read("site/bff/__generated__/operations.ts")).toBe(before);
  }, 60_000);

  test("lists the files that are stale after an edited model, says what to run, and exits with 1", async () => {
    edit("slices/FeeSchedule/model.json", "Prices of services, one a row.", "Prices.");
    const { code, out, err } = await codegen("--check");
    edit("slices/FeeSchedule/model.json", "Prices.", "Prices of services, one a row.");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(
      "Generated code differs from models, schema or operations:\n" +
        "  bff/modules/content/__generated__/content.graphql\n  bff/schema.graphql\n  prismicio-types.d.ts\n" +
        "  bff/__generated__/resolvers.ts\n" +
        "Run `npm run codegen` and commit what it writes.\n",
    );
    expect(existsSync(path.join(root, "slices/FeeSchedule/fragment.graphql"))).toBe(true);
  }, 60_000);

  test("lists the files that are stale after an edited operation", async () => {
    edit("site/bff/operations/browser/votes.graphql", "subscription Tick", "subscription Tock");
    const { code, err } = await codegen("--check");
    edit("site/bff/operations/browser/votes.graphql", "subscription Tock", "subscription Tick");
    expect(code).toBe(1);
    expect(err).toContain("  site/bff/__generated__/operations.ts\nRun `npm run codegen`");
    expect(err).not.toContain("schema.graphql");
  }, 60_000);

  test("reports the faults of all stages in one run, each once, with a remedy", async () => {
    const changed = [
      "slices/FeeSchedule/mocks.json",
      "slices/FeeSchedule/mocks.fr-ca.json",
      "slices/FeeSchedule/index.tsx",
      "slices/FeeSchedule/index.test.tsx",
      "slices/index.ts",
    ];
    const [fees, more] = ["site/bff/operations/browser/votes.graphql", "site/bff/operations/browser/more.graphql"];
    const before = changed.map((file) => [file, read(file)] as const);
    write("slices/FeeSchedule/mocks.json", JSON.stringify([mocks[0], { ...mocks[1], variation: "gone" }]));
    for (const file of changed.slice(1, 4)) rmSync(path.join(root, file));
    write("slices/index.ts", "// changed by hand\n");
    edit(fees, "{ vote(id: $id) }", "{ elect(id: $id) }");
    write(more, "query More {\n  ok\n}\n\nquery Again {\n  ...Nowhere\n}\n");
    const { code, out, err } = await codegen("--check");
    for (const [file, text] of before) write(file, text);
    edit(fees, "{ elect(id: $id) }", "{ vote(id: $id) }");
    rmSync(path.join(root, more));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(
      "Slices or operations are incomplete or broken:\n" +
        "  slices/FeeSchedule/index.tsx is missing. Write the slice's component there.\n" +
        "  slices/FeeSchedule/index.test.tsx is missing. `npm run codegen` writes one when there is a component.\n" +
        '  slices/FeeSchedule/mocks.json has no mock of the variation "bare". `npm run codegen` adds one.\n' +
        '  slices/FeeSchedule/mocks.json has a mock of the variation "gone", which the model does not have. Remove it.\n' +
        "  slices/FeeSchedule/mocks.fr-ca.json is missing. `npm run codegen` copies mocks.json to it; translate the copy.\n" +
        `  ${more}:6 is broken: Unknown fragment "Nowhere". Mend it there.\n` +
        `  ${fees}:2 is broken: Cannot query field "elect" on type "Mutation". Mend it there.\n` +
        "Generated code differs from models, schema or operations:\n  slices/index.ts\nRun `npm run codegen` and commit what it writes.\n",
    );
  }, 60_000);

  test("reports faults in the modules' SDL together with faults of models", async () => {
    const votesFile = "bff/modules/votes/votes.graphql";
    edit(votesFile, "voted(id: ID!): Boolean!", "voted(id: ID!: Boolean!");
    edit("slices/FeeSchedule/model.json", '"Number"', '"Amount"');
    const { code, err } = await codegen("--check");
    const written = await codegen();
    const faults = ".keyway/codegen-faults.txt";
    expect([written.code, read(faults)]).toEqual([1, written.err.trimEnd()]);
    edit(votesFile, "voted(id: ID!: Boolean!", "voted(id: ID!): Boolean!");
    edit("slices/FeeSchedule/model.json", '"Amount"', '"Number"');
    expect((await codegen()).code).toBe(0);
    expect(existsSync(path.join(root, faults))).toBe(false);
    expect(code).toBe(1);
    expect(err.split("\n").filter((line) => line.startsWith("  "))).toEqual([
      expect.stringContaining('slices/FeeSchedule/model.json: field "price" has the type "Amount"'),
      `  ${votesFile}:3 is broken: Syntax Error: Expected Name, found ":". Mend it there.`,
    ]);
  }, 60_000);

  test.each(["", "type Query implements Nothing { ok: Boolean }"])(
    "reports the faults of models alone if the schema of the last run is missing or broken: %j",
    async (broken) => {
      const schema = "bff/schema.graphql";
      const text = read(schema);
      edit("slices/FeeSchedule/model.json", '"Number"', '"Amount"');
      if (broken) write(schema, broken);
      else rmSync(path.join(root, schema));
      const { code, err } = await codegen("--check");
      write(schema, text);
      edit("slices/FeeSchedule/model.json", '"Amount"', '"Number"');
      expect(code).toBe(1);
      expect(err).toMatch(/^The content model does not fit the graph:\n  slices\/FeeSchedule\/model.json: field "price" [^\n]*\n$/);
    },
  );

  test("prints the faults of an invalid model without a stack trace when run as a command", async () => {
    edit("slices/FeeSchedule/model.json", '"fee_schedule_title":', '"price list":');
    const { code, out, err } = await run("node_modules/tsx/dist/cli.mjs", ["codegen/main.ts", "--check"], root);
    edit("slices/FeeSchedule/model.json", '"price list":', '"fee_schedule_title":');
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toBe(
      "The content model does not fit the graph:\n" +
        '  slices/FeeSchedule/model.json: field "price list" is not a valid GraphQL ' +
        "name, even with _ in place of each hyphen. Use letters, digits and hyphens.\n",
    );
  }, 60_000);
});
