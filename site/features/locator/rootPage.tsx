import type { Metadata } from "next";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { parseParams } from "../../routing/params";
import { loadPage, type Page } from "../page/loadPage";
import { directoryMetadata } from "./directoryMetadata";
import { loadStates } from "./loadDirectory";
import { rootParams } from "./params";
import { RootScreen } from "./RootScreen";

type Props = { params: Promise<unknown> };

/** Title and description of the directory's first page: the editor's words first. */
export async function rootMetadata({ params }: Props): Promise<Metadata> {
  const { edition } = parseParams(rootParams, await params);
  const { lang } = edition;
  const page = await loadDocument(edition);
  return directoryMetadata({
    lang,
    path: "/key-services/",
    title: page?.data.meta_title || messagesOf(lang).keyServices,
    description: page?.data.meta_description || locatorWords(lang).rootDescription,
  });
}

/** The directory's first page. */
export async function RootPage({ params }: Props) {
  const { edition } = parseParams(rootParams, await params);
  const [page, data] = await Promise.all([loadDocument(edition), loadStates(edition.lang)]);
  return <RootScreen edition={edition} page={page} data={data} />;
}

// The list is what visitors come for: it stands without its document, too.
async function loadDocument(edition: Edition): Promise<Page | null> {
  try {
    return await loadPage(edition, "/key-services/");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
