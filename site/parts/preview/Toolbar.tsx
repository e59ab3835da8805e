import { PreviewToolsDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";

/**
 * Prismic's toolbar, for editors only: the only script from another host. An embedded repository has no toolbar; nothing is loaded then.
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
    // The draft is readable without the toolbar.
    return null;
  }
}
