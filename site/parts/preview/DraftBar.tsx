import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import { ExitPreview } from "./ExitPreview";
import { Toolbar } from "./Toolbar";

/**
 * Bar on every page of a preview, with a button that ends the preview. Its style sheet shows one of its texts: visitors do not see this, or
 * the page is not in the draft (LiveContent, NotFoundScreen), or the preview is over (LiveContent).
 */
export function DraftBar({ lang }: { lang: Lang }) {
  const messages = messagesOf(lang);
  const texts = [
    ["current", messages.draftTitle, messages.draftNote],
    ["missing", messages.draftMissing, messages.draftMissingNote],
    ["expired", messages.draftExpired, messages.draftExpiredNote],
  ];
  return (
    <aside className="draft-bar" aria-label={messages.draftBar}>
      {/* oxlint-disable-next-line nextjs/no-css-tags -- Next adds the sheet of a CSS module to every page */}
      <link rel="stylesheet" href="/assets/draft-bar.css" precedence="default" />
      <div className="shell">
        {texts.map(([state, title, note]) => (
          <p key={state} data-for={state}>
            <strong>{title}</strong> <span>{note}</span>
          </p>
        ))}
        <label>
          <input type="checkbox" data-show-slices />
          {messages.showSlices}
        </label>
        <ExitPreview lang={lang} />
      </div>
      <Toolbar />
    </aside>
  );
}
