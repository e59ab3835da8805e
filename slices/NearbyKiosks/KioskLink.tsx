import type { NearbyKioskFragment } from "../../site/bff/__generated__/operations";
import { type Lang, withLang } from "../../site/i18n/languages";
import { nameOf } from "../../site/ui/kioskName";
import { SiteLink } from "../../site/ui/SiteLink/SiteLink";

/** A kiosk's name, linked to its page if it has one. */
export function KioskLink({ kiosk, lang }: { kiosk: NearbyKioskFragment["kiosk"]; lang: Lang }) {
  const name = nameOf(kiosk);
  return kiosk.path ? <SiteLink href={withLang(kiosk.path, lang)}>{name}</SiteLink> : <>{name}</>;
}
