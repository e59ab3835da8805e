import { expect, test } from "vitest";
import { createModelProject } from "../tests/support/modelProject";
import { findBrowserUse } from "./browserUse";

const useIn = (files: Record<string, string>) => {
  const root = createModelProject({ customTypes: {}, files: { "site/a.ts": "", ...files } });
  return Object.fromEntries(
    [...findBrowserUse(root, ["site", "slices"])].map(([operation, names]) => [operation, Object.fromEntries(names)]),
  );
};

test("collects the names imported from each operation's module over all files, each with a file", () => {
  expect(
    useIn({
      "site/parts/map/a.ts":
        'import { useMapQuery } from "../../bff/__generated__/browser/Map";\n' +
        'import { PlaceDocument as Place } from "../../bff/__generated__/browser/Place";',
      "slices/Hero/b.tsx": 'import {\n  type useMapLazyQuery,\n  MapDocument,\n} from "../../site/bff/__generated__/browser/Map";',
    }),
  ).toEqual({
    Map: { useMapQuery: "site/parts/map/a.ts", useMapLazyQuery: "slices/Hero/b.tsx", MapDocument: "slices/Hero/b.tsx" },
    Place: { PlaceDocument: "site/parts/map/a.ts" },
  });
});

test("ignores the imports of tests and of generated code", () => {
  const line = 'import { useMapQuery } from "../bff/__generated__/browser/Map";';
  expect(useIn({ "site/map/a.test.ts": line, "site/bff/__generated__/b.ts": line })).toEqual({});
});
