import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefinitionNode, Kind, parse, Source } from "graphql";
import { describeGraphqlError } from "./checkDocuments";

const MODULES = "bff/modules";
/** Matches the files that codegen itself writes below the modules. */
const GENERATED = /__generated__/;

/** A file of SDL with its definitions. */
export interface SdlFile {
  file: string;
  definitions: readonly DefinitionNode[];
}

/** Names defined in the SDL that is written by hand; models cannot use them. */
export interface TakenNames {
  /** Type -> the file that defines it. */
  types: Map<string, string>;
  /** Field of Query -> the file that defines it. */
  queries: Map<string, string>;
}

/** Reads the hand-written SDL of the BFF's modules, sorted by path. Passes syntax errors to `report` and leaves out their files. */
export function readModuleSdl(root: string, report: (fault: string) => void): SdlFile[] {
  const read = (file: string): readonly DefinitionNode[] => {
    try {
      return parseSdl(file, readFileSync(path.join(root, file), "utf8"));
    } catch (error) {
      report(describeGraphqlError(error));
      return [];
    }
  };
  return readdirSync(path.join(root, MODULES), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql") && !GENERATED.test(file))
    .map((file) => path.join(MODULES, file))
    .sort()
    .map((file) => ({ file, definitions: read(file) }));
}

/** Parses SDL. Throws a syntax error that names the file. */
export function parseSdl(file: string, text: string): readonly DefinitionNode[] {
  return parse(new Source(text, file)).definitions;
}

/** Returns the types and query fields that modules define, each with its file. */
export function findTakenNames(files: readonly SdlFile[]): TakenNames {
  const takenNames: TakenNames = { types: new Map(), queries: new Map() };
  for (const { file, definitions } of files) {
    for (const definition of definitions) {
      if (!("name" in definition) || !definition.name) continue;
      const isQuery =
        definition.name.value === "Query" &&
        (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION);
      if (isQuery) for (const { name } of definition.fields ?? []) takenNames.queries.set(name.value, file);
      if (definition.kind.endsWith("TypeDefinition")) takenNames.types.set(definition.name.value, file);
    }
  }
  return takenNames;
}
