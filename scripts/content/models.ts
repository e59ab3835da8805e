import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Access, ContentToolError } from "./connect";

interface Field {
  type: string;
  config?: { fields?: Fields; choices?: Record<string, unknown>; options?: string[] | null; repeat?: boolean | null } | undefined;
}
/** Fields of a model by their ids. */
export type Fields = Record<string, Field>;

const field: z.ZodType<Field> = z.lazy(() =>
  z.object({
    type: z.string(),
    config: z
      .object({
        fields: fields.optional(),
        choices: z.record(z.string(), z.unknown()).optional(),
        options: z.array(z.string()).nullish(),
        repeat: z.boolean().nullish(),
      })
      .optional(),
  }),
);
const fields: z.ZodType<Fields> = z.record(z.string(), field);
const typeModel = z.object({
  id: z.string(),
  label: z.string().nullish(),
  repeatable: z.boolean().default(true),
  json: z.record(z.string(), fields),
});
const sliceModel = z.object({
  id: z.string(),
  name: z.string(),
  variations: z.array(z.object({ id: z.string(), primary: fields.nullish(), items: fields.nullish() })),
});

/** Custom types and slices, of this project or of a repository. */
export interface Models {
  types: z.output<typeof typeModel>[];
  slices: z.output<typeof sliceModel>[];
}

/** Reads the project's models. */
export function readLocalModels(root: string): Models {
  const read = (folder: string, file: string) =>
    readdirSync(path.join(root, folder))
      .map((name) => path.join(root, folder, name, file))
      .filter((at) => existsSync(at))
      .map((at) => JSON.parse(readFileSync(at, "utf8")) as unknown);
  return parseModels({ types: read("customtypes", "index.json"), slices: read("slices", "model.json") });
}

/** Parses models, as Slice Machine saves them and as the Custom Types API sends them. */
export function parseModels({ types, slices }: { types: unknown; slices: unknown }): Models {
  return { types: z.array(typeModel).parse(types), slices: z.array(sliceModel).parse(slices) };
}

/** Reads a repository's models by its Custom Types API; throws a ContentToolError where the write token is no good. */
export async function readRemoteModels({ repository, endpoints, writeToken, fetch: send = fetch }: Access): Promise<Models> {
  const read = async (name: string): Promise<unknown> => {
    const headers = { repository, authorization: `Bearer ${writeToken}` };
    const response = await send(`${endpoints.customTypes}/${name}`, { headers, signal: AbortSignal.timeout(30_000) });
    if (response.status === 401 || response.status === 403) {
      throw new ContentToolError(
        `Prismic refuses the write token for ${repository} (${response.status}). ` +
          `Make one: npx prismic token create --write --repo ${repository}`,
      );
    }
    if (!response.ok) throw new ContentToolError(`The Custom Types API answers ${response.status}: try again later.`);
    return response.json();
  };
  return parseModels({ types: await read("customtypes"), slices: await read("slices") });
}

/**
 * Lists what a repository lacks of the project's models: types, slices, variations and fields, a line each. What it has besides is fine.
 */
export function listMissingModels(local: Models, remote: Models): string[] {
  return [
    ...local.types.flatMap((type) => {
      const there = remote.types.find(({ id }) => id === type.id);
      if (!there) return [`custom type ${type.id}`];
      return missingFields(mergeTabs(type.json), mergeTabs(there.json), `of the custom type ${type.id}`);
    }),
    ...local.slices.flatMap((slice) => {
      const there = remote.slices.find(({ id }) => id === slice.id);
      if (!there) return [`slice ${slice.id}`];
      return slice.variations.flatMap((variation) => {
        const same = there.variations.find(({ id }) => id === variation.id);
        if (!same) return [`variation ${variation.id} of the slice ${slice.id}`];
        const where = `of the slice ${slice.id} (${variation.id})`;
        return [
          ...missingFields(variation.primary ?? {}, same.primary ?? {}, where),
          ...missingFields(variation.items ?? {}, same.items ?? {}, where),
        ];
      });
    }),
  ];
}

function missingFields(local: Fields, remote: Fields, where: string): string[] {
  const there = new Set(listFields(remote));
  return listFields(local)
    .filter((name) => !there.has(name))
    .map((name) => `field ${name} ${where}`);
}

/** Names of fields with their types, those of groups and the slices of zones among them. */
function listFields(all: Fields, prefix = ""): string[] {
  return Object.entries(all).flatMap(([name, { type, config }]) => [
    `${prefix}${name} (${type})`,
    ...listFields(config?.fields ?? {}, `${prefix}${name}.`),
    ...Object.keys(config?.choices ?? {}).map((choice) => `${prefix}${name} with ${choice}`),
  ]);
}

function mergeTabs(tabs: Record<string, Fields>): Fields {
  return Object.assign({}, ...Object.values(tabs)) as Fields;
}
