import { readSliceMocks } from "#tests/support/sliceMock.ts";
import type { Lang } from "../../i18n/languages";

/** Returns the content of a slice's mock, which slices' tests render, too: of the first variation, unless another's index is given. */
export function mockOf<T extends object>(folder: string, lang: Lang, variation = 0): T {
  return readSliceMocks(folder, lang)[variation]!.primary as T;
}
