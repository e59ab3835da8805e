import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";

/** Button that ends the preview. It is a form, so that prefetching does not end it and no script is needed. */
export function ExitPreview({ lang, className }: { lang: Lang; className?: string }) {
  return (
    <form action="/exit-preview" method="post">
      <button type="submit" className={className}>
        {messagesOf(lang).exitPreview}
      </button>
    </form>
  );
}
