import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { assertValidSchema, buildSchema, type DocumentNode, type GraphQLSchema, isInterfaceType } from "graphql";
import { LANGS, toLanguageCode } from "#shared/config/languages.ts";
import { readDocuments } from "./checkDocuments";
import { renameInTypes } from "./fieldNames";
import { readModels } from "./models";
import type { Outputs } from "./outputs";
import { chooseResponseKeys } from "./responseKeys";
import { addOperation, type SentOperations } from "./sentOperations";
import { type ContentShape, toContentShape } from "./shape";
import { listThumbnails, printImageType } from "./thumbnails";

const SCHEMA = "bff/schema.graphql";
/** Output of codegen.yml: the typed documents. */
const DOCUMENTS = "site/bff/__generated__/operations.ts";
/** Output of codegen.yml: the types of the BFF's resolvers. */
const RESOLVERS = "bff/__generated__/resolvers.ts";
/** The type of the BFF's parent objects for all document types. */
const DOCUMENT_MODEL = "../modules/content/documentModel#DocumentModel";
/** The texts of all operations by their hashes, for the BFF. */
const SENT = "bff/guards/operations/__generated__/operations.json";

/** The files generated from the operations, or the faults of these. */
export interface Operations {
  faults: string[];
  outputs: Outputs;
}

/**
 * Runs GraphQL Code Generator with codegen.yml and returns its files by path instead of writing them. The files in `content`, generated
 * from the models, replace those on disk. If the models have faults, operations are checked with the schema of the last run, if there is
 * one.
 */
export async function generateOperations(root: string, content: Outputs): Promise<Operations> {
  // Imported here because loading it takes seconds: faults in a model are reported without it.
  const { generate, loadCodegenConfig } = await import("@graphql-codegen/cli");
  const { config } = await loadCodegenConfig({ configFilePath: path.join(root, "codegen.yml") });
  const sdl = content.get(SCHEMA) ?? readWrittenSchema(root);
  if (sdl === undefined) return { faults: [], outputs: new Map() };
  const schema = buildSchema(sdl);
  const { documents, faults } = readDocuments(root, findDocuments(root, config.documents as string[], content), schema, content);
  if (faults.length > 0) return { faults, outputs: new Map() };
  try {
    const resolvers = config.generates[RESOLVERS] as { config: { enumValues: object; mappers: object; scalars: object } };
    const mappers = { ...resolvers.config.mappers, ...mapDocuments(schema) };
    const enumValues = {
      ...resolvers.config.enumValues,
      LanguageCode: Object.fromEntries(LANGS.map((lang) => [toLanguageCode(lang), lang])),
    };
    const shape = toContentShape(readModels(root));
    const image = printImageType(listThumbnails(shape));
    const withImage = (scalars: object) => (image ? { ...scalars, Image: image } : scalars);
    const generates = {
      ...config.generates,
      [RESOLVERS]: { ...resolvers, config: { ...resolvers.config, enumValues, mappers, scalars: withImage(resolvers.config.scalars) } },
    } as typeof config.generates;
    const sent: SentOperations = {};
    const common = {
      ...config.config,
      scalars: withImage(config.config?.scalars as object),
      // They are valid; the generator would validate all of them again for each of its files, by a rule that gives up at 60 slices.
      skipDocumentsValidation: { skipValidationAgainstSchema: true },
      unstable_onExecutableDocumentNode: (document: DocumentNode) => addOperation(sent, document),
    };
    const parsed = Object.fromEntries(documents.map(({ file, document }) => [file, { loader: () => document }]));
    const files = await generate(
      { ...config, config: common, generates, schema: sdl, documents: parsed as never, cwd: root, silent: true },
      false,
    );
    return { faults, outputs: finish(root, shape, files as GeneratedFile[], sent) };
  } catch (error) {
    return { faults: [(error as Error).message], outputs: new Map() };
  }
}

/** Returns the schema that the last run wrote; undefined if it is missing or cannot be used, which only a run without faults can mend. */
function readWrittenSchema(root: string): string | undefined {
  try {
    const sdl = readFileSync(path.join(root, SCHEMA), "utf8");
    assertValidSchema(buildSchema(sdl));
    return sdl;
  } catch {
    return undefined;
  }
}

/** Maps each document type of the models to the type that resolvers return for it. */
function mapDocuments(schema: GraphQLSchema): Record<string, string> {
  const document = schema.getType("Document");
  if (!isInterfaceType(document)) return {};
  const types = schema.getPossibleTypes(document).map(({ name }) => name);
  return Object.fromEntries(types.map((name) => [name, DOCUMENT_MODEL]));
}

interface GeneratedFile {
  filename: string;
  content: string;
}

function finish(root: string, shape: ContentShape, files: GeneratedFile[], sent: SentOperations): Outputs {
  const keys = chooseResponseKeys(shape);
  const outputs = files.map(({ filename, content }) => {
    const file = path.relative(root, path.resolve(root, filename));
    return [file, file === DOCUMENTS ? renameInTypes(content, keys) : content] as const;
  });
  // The generator returns them in the order in which they were finished, which differs from run to run.
  return new Map([...outputs, [SENT, `${JSON.stringify(sent, null, 2)}\n`] as const].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the files of operations and fragments: those on disk that codegen.yml matches, and those that codegen is about to write. */
function findDocuments(root: string, patterns: string[], content: Outputs): string[] {
  const folders = [...new Set(patterns.map((pattern) => pattern.split("/")[0]!))];
  const onDisk = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const isDocument = (file: string) => patterns.some((pattern) => toExpression(pattern).test(file));
  return [...new Set([...onDisk, ...content.keys()])].filter(isDocument).sort();
}

/** Converts a glob of codegen.yml (`**` and `*`) to a regular expression; neither matches names that begin with a dot. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replaceAll(".", "\\.")
    .replaceAll("**/", "<FOLDERS>")
    .replaceAll("*", "[^/.][^/]*")
    .replaceAll("<FOLDERS>", "([^/.][^/]*/)*");
  return new RegExp(`^${source}$`);
}
