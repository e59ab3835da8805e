import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from "graphql";
import { expect, test } from "vitest";
import { selects } from "./selects";

function infoOf(text: string) {
  const { definitions } = parse(text);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
  const [field] = operation.selectionSet.selections;
  return { fieldNodes: [field as never], fragments: Object.fromEntries(fragments.map((one) => [one.name.value, one])) };
}

test.each([
  ["{ place { id name } }", true],
  ["{ place { id called: name } }", true],
  ["{ place { ... on Place { name } } }", true],
  ["{ place { ...A } } fragment A on Place { ...B } fragment B on Place { name }", true],
  ["{ place { id name: id other { name } } }", false],
  ["{ place { ...A } } fragment A on Place { id }", false],
])("whether a field selects a name: %s", (text, answer) => {
  expect(selects(infoOf(text), "name")).toBe(answer);
});
