import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Mocks from "@prismicio/mocks";
import { DEFAULT_LANG, LANGS, type Lang } from "#site/i18n/languages.ts";
import { sliceFragmentFile } from "./fragments";
import type { SliceSource } from "./models";
import { graphName } from "./names";
import { mocksFile } from "./sliceParts";

/** Content of a field in Slice Machine's format; that of a group has rows. */
interface Content {
  __TYPE__?: string;
  value?: unknown;
  [key: string]: unknown;
}
type Entry = [id: string, content: Content];
interface Row {
  value: Entry[];
}
interface Mock {
  variation: string;
  primary?: Record<string, Content>;
  items?: Row[];
}
/** Field models by id; groups have `config.fields`. */
type Fields = Record<string, unknown>;

/** What a file of mocks lacks or has too much, as variations and as `variation.field`, and its complete text. */
export interface MocksChange {
  file: string;
  lang: Lang;
  variations: string[];
  added: string[];
  removed: string[];
  text: string;
}

/**
 * Compares a slice's mocks with its model, and other languages with English, field by field. In English, content is made up for
 * variations without a mock and for fields that are new since the last run: Slice Machine does the same, Prismic's CLI does not. Other
 * languages get copies. Fields that the model lacks are removed. Leaves files alone that it cannot read, which findMissingParts reports.
 */
export function completeMocks(root: string, slice: SliceSource): MocksChange[] {
  const read = (lang: Lang) => readMocks(path.join(root, "slices", slice.folder, mocksFile(lang)));
  const present = read(DEFAULT_LANG);
  if (!present) return [];
  const english = compare(slice, DEFAULT_LANG, present, inventMocks(root, slice, present));
  const others = LANGS.filter((lang) => lang !== DEFAULT_LANG).flatMap((lang) => {
    const mocks = read(lang);
    return mocks ? [compare(slice, lang, mocks, english.mocks)] : [];
  });
  return [english, ...others].filter(({ variations, added, removed }) => variations.length + added.length + removed.length > 0);
}

/** Returns a file's mocks, none if there is no such file; undefined if it is broken. */
export function readMocks(file: string): Mock[] | undefined {
  if (!existsSync(file)) return [];
  try {
    const mocks = JSON.parse(readFileSync(file, "utf8")) as Mock[] | null;
    return Array.isArray(mocks) && mocks.every((mock) => typeof mock === "object" && mock) ? mocks : undefined;
  } catch {
    return undefined;
  }
}

/** Makes up mocks of the variations that have none, and the new fields of the others. The last run's fragment names the known fields. */
function inventMocks(root: string, { folder, model }: SliceSource, present: readonly Mock[]): Mock[] {
  const fragment = path.join(root, sliceFragmentFile(folder));
  const fragmentText = existsSync(fragment) ? readFileSync(fragment, "utf8") : undefined;
  const isNew = (id: string) => fragmentText !== undefined && !new RegExp(`\\b${graphName(id)}\\b`).test(fragmentText);
  return model.variations.flatMap(({ id, primary = {} }) => {
    const hasMock = present.some(({ variation }) => variation === id);
    if (hasMock && !Object.keys(primary).some(isNew)) return [];
    const mock = generateMock(model, id);
    if (!hasMock) return [mock];
    return [{ variation: id, primary: Object.fromEntries(Object.entries(mock.primary ?? {}).filter(([field]) => isNew(field))) }];
  });
}

/** Loads the generator only for a slice that lacks mocks: it takes half a second. */
function generateMock(model: SliceSource["model"], variation: string): Mock {
  const { SharedSliceMock } = createRequire(import.meta.url)("@prismicio/mocks") as typeof Mocks;
  return SharedSliceMock.generate(model as never, { type: "SharedSlice", variation }) as Mock;
}

/** Completes the mocks of a language by those of `source`, and says what it changed. */
function compare(
  { folder, model }: SliceSource,
  lang: Lang,
  present: readonly Mock[],
  source: readonly Mock[],
): MocksChange & { mocks: Mock[] } {
  const [added, removed]: [string[], string[]] = [[], []];
  const of = (mocks: readonly Mock[], id: string) => mocks.find(({ variation }) => variation === id);
  const complete = (mock: Mock): Mock => {
    const variation = model.variations.find(({ id }) => id === mock.variation);
    const original = of(source, mock.variation);
    if (!variation) return mock;
    const merge = createMerge(`${mock.variation}.`, added, removed);
    const primary = merge.entries(Object.entries(mock.primary ?? {}), Object.entries(original?.primary ?? {}), variation.primary ?? {});
    const items = mock.items && merge.rows(mock.items, original?.items ?? [], variation.items ?? {}, "items.");
    return { ...mock, primary: Object.fromEntries(primary), ...(items && { items }) };
  };
  const whole = model.variations.flatMap(({ id }) => (of(present, id) ? [] : (of(source, id) ?? [])));
  const mocks = [...present.map(complete), ...whole];
  const file = path.join("slices", folder, mocksFile(lang));
  // As Slice Machine writes mocks.json.
  const text = JSON.stringify(mocks, null, "\t");
  return {
    file,
    lang,
    variations: whole.map(({ variation }) => variation),
    added: distinct(added),
    removed: distinct(removed),
    text,
    mocks,
  };
}

/** Creates functions that complete fields and rows, and collect the paths of fields that they add and remove. */
function createMerge(variation: string, added: string[], removed: string[]) {
  const entries = (mine: Entry[], source: Entry[], fields: Fields, parent = ""): Entry[] => {
    const merged = mine.flatMap(([id, content]): Entry[] => {
      if (!(id in fields)) return (removed.push(variation + parent + id), []);
      const original = source.find(([other]) => other === id)?.[1];
      return [[id, withRows(content, original, fieldsOf(fields[id]), `${parent}${id}.`)]];
    });
    const lacking = source.filter(([id]) => id in fields && !mine.some(([other]) => other === id));
    for (const [id] of lacking) added.push(variation + parent + id);
    return [...merged, ...lacking];
  };
  const withRows = (content: Content, original: Content | undefined, fields: Fields | undefined, parent: string): Content => {
    if (!fields || !isGroup(content)) return content;
    return { ...content, value: rows(content.value, isGroup(original) ? original.value : [], fields, parent) };
  };
  const rows = (mine: Row[], source: Row[], fields: Fields, parent: string): Row[] =>
    mine.map((row, index) =>
      Array.isArray(row?.value) ? { ...row, value: entries(row.value, source[index]?.value ?? [], fields, parent) } : row,
    );
  return { entries, rows };
}

function fieldsOf(field: unknown): Fields | undefined {
  return (field as { config?: { fields?: Fields } }).config?.fields;
}

function isGroup(content: Content | undefined): content is Content & { value: Row[] } {
  return content?.__TYPE__ === "GroupContentType" && Array.isArray(content.value);
}

function distinct(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
