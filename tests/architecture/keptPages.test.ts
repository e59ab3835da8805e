import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, listCode } from "../support/sourceFiles";

const EDITION = "site/app/[edition]";
const read = (file: string) => readFileSync(file, "utf8");
const isKept = (page: string) => read(page).includes("export const generateStaticParams = () => [];");
const kept = listCode(EDITION).filter((file) => path.basename(file) === "page.tsx" && isKept(file));

// They ask for cookies and address for a draft, or for a part that a query names, and neither is ever kept.
const MAY_READ = ["site/features/content/askForVisitor.ts", "site/features/content/cookieOf.ts", "site/features/content/visitorAddress.ts"];

/** A page and all of ours that it imports, with the layout around it. */
function reachedFrom(page: string): Set<string> {
  const reached = new Set([page, `${EDITION}/layout.tsx`]);
  for (const file of reached) {
    for (const { target, isPackage, isType } of importsOf(file)) if (!isPackage && !isType && /\.tsx?$/.test(target)) reached.add(target);
  }
  return reached;
}

it("finds the pages that are kept", () => {
  expect(kept.length).toBeGreaterThan(6);
});

// Next answers 500 where a page that it keeps asks for anything of a request.
describe.each(kept)("%s, which Next keeps,", (page) => {
  it("reads no query, cookie or header", () => {
    expect(read(page)).not.toContain("searchParams");
    const readers = [...reachedFrom(page)].filter((file) => !MAY_READ.includes(file) && read(file).includes('"next/headers"'));
    expect(readers).toEqual([]);
  });

  it("has a twin that is never kept, for drafts", () => {
    const twin = page.replace(EDITION, `${EDITION}/~anew`);
    expect(existsSync(twin), twin).toBe(true);
    expect(isKept(twin)).toBe(false);
  });
});
