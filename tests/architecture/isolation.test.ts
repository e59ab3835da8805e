import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Import, importsOf, isTest, listCode } from "../support/sourceFiles";

const own = listCode("site", "slices")
  .filter((file) => !isTest(file))
  .flatMap(importsOf)
  .filter(({ isPackage }) => !isPackage);
const toLine = ({ file, target }: Import) => `${file} imports ${target}`;

describe("slices", () => {
  it("do not import each other", () => {
    const folderOf = (file: string) => /^slices\/[^/.]+(?=\/)/.exec(file)?.[0];
    const crossing = own.filter(({ file, target }) => folderOf(file) && folderOf(target) && folderOf(file) !== folderOf(target));
    expect(crossing.map(toLine)).toEqual([]);
  });

  it("are imported only by their index.tsx", () => {
    const inside = /^slices\/[^/]+\/(?!index\.tsx$)/;
    expect(own.filter(({ file, target }) => !file.startsWith("slices/") && inside.test(target)).map(toLine)).toEqual([]);
  });
});

describe("screens", () => {
  it("import neither each other nor the code that chooses between screens", () => {
    const folderOf = (file: string) => /^site\/screens\/[^/]+(?=\/)/.exec(file)?.[0];
    const crossing = own.filter(
      ({ file, target }) => folderOf(file) && target.startsWith("site/screens/") && folderOf(file) !== folderOf(target),
    );
    expect(crossing.map(toLine)).toEqual([]);
  });
});

describe("the parts that screens share", () => {
  const listed = [...readFileSync("site/parts/README.md", "utf8").matchAll(/^- `(\w+)`/gm)].map(([, part]) => part!);
  const partOf = (file: string) => /^site\/parts\/([^/]+)\//.exec(file)?.[1];

  it("are exactly those in the README's list", () => {
    const folders = readdirSync("site/parts", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it("import only parts above them in the list", () => {
    const place = (file: string) => listed.indexOf(partOf(file)!);
    const backwards = own.filter(({ file, target }) => partOf(file) && partOf(target) && place(file) < place(target));
    expect(backwards.map(toLine)).toEqual([]);
  });
});
