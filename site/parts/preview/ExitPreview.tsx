import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Leaves the preview. A form, so that nothing that fetches links ahead ends it, and no script is needed. */
export function ExitPreview({ lang, className }: { lang: Lang; className: string }) {
  return (
    <form action="/exit-preview" method="post">
      <button type="submit" className={className}>
        {messagesOf(lang).exitPreview}
      </button>
    </form>
  );
}
