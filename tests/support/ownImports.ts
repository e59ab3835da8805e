import { type Import, importsOf, isTest, listCode } from "./sourceFiles";

const FOLDERS = ["bff", "codegen", "scripts", "shared", "site", "slices", "upstreams"];

/** Returns all imports by which the repository's files, without tests, import each other. */
export function ownImports(): Import[] {
  return listCode(...FOLDERS)
    .filter((file) => !isTest(file))
    .flatMap(importsOf)
    .filter(({ isPackage }) => !isPackage);
}

/** Returns an import as a line of a test's message. */
export function toLine({ file, target }: Import): string {
  return `${file} imports ${target}`;
}
