import { beforeEach, expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { git } from "./git";
import { relatedTests } from "./relatedTests";

let root: string;

beforeEach(() => {
  root = tempFolder({
    "shared/a.ts": "",
    "shared/a.test.ts": 'import { a } from "./a";',
    "shared/apart/b.test.ts": 'import type { A } from "../a";\nimport {\n  type B,\n} from "./b";',
    "bff/one.ts": 'export { a } from "#shared/a.ts";',
    "bff/two/index.ts": 'const one = await import("../one");',
    "bff/near/two.test.tsx": 'import "../two";',
    "bff/far/three.ts": 'import { two } from "../two";',
    "bff/far/three.test.ts": 'import { three } from "./three";',
  });
  git(root, "init", "--quiet");
});

it("returns the tests beside a changed file, and those that import it over at most three imports, but types", () => {
  expect(relatedTests(root, ["shared/a.ts"])).toEqual(["bff/near/two.test.tsx", "shared/a.test.ts"]);
  expect(relatedTests(root, ["bff/one.ts"])).toEqual(["bff/far/three.test.ts", "bff/near/two.test.tsx"]);
  expect(relatedTests(root, ["shared/texts.json"])).toEqual(["shared/a.test.ts"]);
  expect(relatedTests(root, ["docs/README.md"])).toEqual([]);
});

it("returns undefined for a change that concerns every test", () => {
  expect(relatedTests(root, ["shared/a.ts", "vitest.config.ts"])).toBeUndefined();
});
