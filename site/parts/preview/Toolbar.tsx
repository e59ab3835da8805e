import { PreviewToolsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";

/**
 * The content repository's own toolbar, for editors alone: the one script of this site that comes from elsewhere. An
 * embedded repository has none, and then nothing is loaded.
 */
export async function Toolbar() {
  const toolbar = await nameOfToolbar();
  if (!toolbar) return null;
  return (
    <>
      <script async src="/assets/preview.js" />
      <script async src={`https://static.cdn.prismic.io/prismic.js?new=true&repo=${encodeURIComponent(toolbar)}`} />
    </>
  );
}

async function nameOfToolbar(): Promise<string | null> {
  try {
    return (await queryBff(PreviewToolsDocument, {})).data.previewTools.toolbar;
  } catch {
    // A draft can be read without it.
    return null;
  }
}
