import type { NearbyKioskFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { nameOf } from "#site/ui/kioskName.ts";
import { SiteLink } from "#site/ui/SiteLink/SiteLink.tsx";

/** A kiosk's name, linked to its page if it has one. */
export function KioskLink({ kiosk, lang }: { kiosk: NearbyKioskFragment["kiosk"]; lang: Lang }) {
  const name = nameOf(kiosk);
  return kiosk.path ? <SiteLink href={withLang(kiosk.path, lang)}>{name}</SiteLink> : <>{name}</>;
}
