import type { Metadata } from "next";
import type { Lang } from "../../i18n/languages";
import { locksmithWords } from "../../i18n/locksmith";
import { directoryMetadata } from "../directoryData/directoryMetadata";
import type { LockedOutAt } from "./loadLocksmith";

interface LocksmithAnswer {
  lang: Lang;
  /** Path of the page, without language prefix and query. */
  path: string;
  where: LockedOutAt;
}

/** Returns the metadata of an answer to somebody who is locked out. It is a view of another page, so search engines don't index it. */
export async function locksmithMetadata({ lang, path, where: { city, isServed } }: LocksmithAnswer): Promise<Metadata> {
  const words = locksmithWords(lang);
  const isCallFirst = isServed === false;
  return directoryMetadata({
    lang,
    path,
    title: city && isCallFirst ? words.callFirst(city) : words.tab(city),
    description: isCallFirst ? words.callFirstText : words.about(city),
    isHidden: true,
  });
}
