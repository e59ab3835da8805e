import { ContentVersionDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { messagesOf } from "../../i18n/messages";
import type { Edition } from "../../routing/edition";
import { visitorArguments } from "../content/visitorArguments";
import { EditorAidsLoader } from "./clientParts";

/** What helps an editor on a page: it shows edited content in place, and outlines the slices of a draft. In development for all pages. */
export async function EditorAids({ edition }: { edition: Edition }) {
  const { pageUpdated, draftMissing, draftExpired, slicesOfPage, editSlice, emptySlice } = messagesOf(edition.lang);
  return (
    <EditorAidsLoader
      version={await loadVersion(edition)}
      isDraft={edition.isDraft === true}
      texts={{ updated: pageUpdated, missing: draftMissing, expired: draftExpired }}
      outlines={{ list: slicesOfPage, edit: editSlice, empty: emptySlice }}
    />
  );
}

async function loadVersion(edition: Edition): Promise<string | null> {
  try {
    return (await queryBff(ContentVersionDocument, {}, ...(await visitorArguments(edition)))).data.contentVersion;
  } catch {
    // The page is readable without it. The browser asks for the version in any case.
    return null;
  }
}
