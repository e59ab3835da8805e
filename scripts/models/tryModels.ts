import path from "node:path";
import { buildSchema, type DocumentNode, getOperationAST, Kind, Lexer, parse, print, separateOperations, Source } from "graphql";
import { createCostOfRequest, MAX_POINTS } from "#bff/guards/cost/limitCost.ts";
import { LIMITS } from "#bff/guards/documentLimits.ts";
import { readDocuments } from "#codegen/checkDocuments.ts";
import { readContent } from "#codegen/content.ts";
import { isGeneratedFragment } from "#codegen/fragments.ts";
import { type Outputs, writeOutputs } from "#codegen/outputs.ts";
import { chooseResponseKeys } from "#codegen/responseKeys.ts";
import { addOperation, type SentOperations } from "#codegen/sentOperations.ts";
import { type ContentShape, toContentShape } from "#codegen/shape.ts";
import { generateSliceMachineFiles } from "#codegen/sliceMachine.ts";
import { type Serving, serveDocuments } from "./serveDocuments";
import { stageModels } from "./stageModels";

/** What becomes of the models and documents of a folder. */
export interface Trial {
  /** A sentence for each fault that codegen refuses the models for, with file, field and remedy. */
  refused: string[];
  warnings: string[];
  types: { id: string; type: string; isPage: boolean; singleton?: string | undefined }[];
  slices: { id: string; type: string; variations: string[] }[];
  /** Fields that operations request under another name, by that name. */
  aliases: Record<string, string>;
  /** What the query of a page has of each limit. */
  limits: { of: string; is: number; most: number }[];
  otherLanguages: string[];
  /** Undefined if there are no documents, or the models are refused. */
  documents?: Serving;
}

const PAGE_QUERIES = "site/bff/operations/content.graphql";
const SENT = "bff/guards/operations/__generated__/operations.json";

/**
 * Tries codegen and the BFF of the project with the models and documents of a folder, in a copy. Throws a LaunchFailure if the folder has
 * no models, or documents that the stand-in of Prismic cannot read.
 */
export async function tryModels(project: string, folder: string): Promise<Trial> {
  const { root, remove, otherLanguages, hasDocuments } = stageModels(project, path.resolve(folder));
  try {
    const { models, faults, warnings, outputs } = readContent(root);
    const shape = toContentShape(models);
    const { aliases } = chooseResponseKeys(shape);
    const trial: Trial = {
      refused: faults,
      warnings,
      types: shape.documents.map(({ id, type, isPage, singleton }) => ({ id, type, isPage, singleton })),
      slices: shape.slices.map(({ id, type, variations }) => ({ id, type, variations: variations.map((variation) => variation.id) })),
      aliases: Object.fromEntries([...aliases].map(([alias, { id }]) => [alias, id])),
      limits: [],
      otherLanguages,
    };
    if (!outputs) return trial;
    const schema = buildSchema(outputs.get("bff/schema.graphql")!);
    const { documents, faults: broken } = readDocuments(
      root,
      [PAGE_QUERIES, ...[...outputs.keys()].filter(isGeneratedFragment)],
      schema,
      outputs,
    );
    if (broken.length > 0) return { ...trial, refused: broken };
    const operations = separateOperations({
      kind: Kind.DOCUMENT,
      definitions: [...documents.flatMap(({ document }) => document.definitions), ...documentQueries(shape).definitions],
    });
    const page = operations.PageByPath!;
    const variables = { path: "/", language: "EN_US" };
    const limits = [
      { of: "tokens of a query that is sent as text", is: countTokens(print(page)), most: LIMITS.tokens },
      { of: "points", is: createCostOfRequest(schema)(page, getOperationAST(page)!, variables), most: MAX_POINTS },
    ];
    writeOutputs(root, new Map([...outputs, ...(await generateSliceMachineFiles(root)), ...sentOperations(operations)]));
    const hashes = new Map(shape.documents.map(({ id, type }) => [id, addOperation({}, operations[`Try${type}`]!).hash]));
    return { ...trial, limits, ...(hasDocuments && { documents: await serveDocuments(root, hashes) }) };
  } finally {
    remove();
  }
}

/** A query for a document of each type by its id. */
function documentQueries({ documents }: ContentShape): DocumentNode {
  return parse(documents.map(({ type }) => `query Try${type}($id: ID!) { document(id: $id) { ...${type}Fields } }`).join("\n"));
}

/** The BFF takes the site's own operations without a limit of their length: these count as such. */
function sentOperations(operations: Readonly<Record<string, DocumentNode>>): Outputs {
  const sent: SentOperations = {};
  for (const operation of Object.values(operations)) addOperation(sent, operation);
  return new Map([[SENT, JSON.stringify(sent)]]);
}

function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== "<EOF>") count++;
  return count;
}
