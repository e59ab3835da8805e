import type { Metadata } from "next";
import { locatorWords } from "../../i18n/locator";
import { messagesOf } from "../../i18n/messages";
import { parseParams } from "../../routing/params";
import { orNull } from "../page/loadList";
import { loadPage } from "../page/loadPage";
import { directoryMetadata } from "./directoryMetadata";
import { loadStates } from "./loadDirectory";
import { rootParams } from "./params";
import { RootScreen } from "./RootScreen";

type Props = { params: Promise<unknown> };

/** Title and description of the directory's first page: the editor's words first. */
export async function rootMetadata({ params }: Props): Promise<Metadata> {
  const { edition } = parseParams(rootParams, await params);
  const { lang } = edition;
  const page = await orNull(loadPage(edition, "/key-services/"));
  return directoryMetadata({
    lang,
    path: "/key-services/",
    title: page?.data.meta_title || messagesOf(lang).keyServices,
    description: page?.data.meta_description || locatorWords(lang).rootDescription,
  });
}

/** The directory's first page. The list is what visitors come for: it stands without its document, too. */
export async function RootPage({ params }: Props) {
  const { edition } = parseParams(rootParams, await params);
  const [page, data] = await Promise.all([orNull(loadPage(edition, "/key-services/")), loadStates(edition.lang)]);
  return <RootScreen edition={edition} page={page} data={data} />;
}
