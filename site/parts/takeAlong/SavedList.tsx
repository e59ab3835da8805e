import type { HTMLAttributes } from "react";
import type { Saved } from "../../device/saved";
import type { Lang } from "../../i18n/languages";
import { takeAlongWords } from "../../i18n/takeAlong";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in the browser, by a script that loads only where something is saved (savedElements.ts). */
      "saved-list": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
    }
  }
}

/** What this device has saved of a kind. Empty on the server, which does not know it, and where nothing is saved. */
export function SavedList({ kind, lang }: { kind: Saved["kind"]; lang: Lang }) {
  const { yours, onDevice } = takeAlongWords(lang);
  // React does not touch its content.
  return (
    <saved-list
      data-kind={kind}
      data-lang={lang}
      data-title={yours[kind]}
      data-note={onDevice}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
