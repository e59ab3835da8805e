import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useKioskRatingsQuery } from "../bff/__generated__/browser/KioskRatings";
import type { KioskRatingsQuery } from "../bff/__generated__/operations";
import type { Lang } from "../i18n/languages";
import { type RatingMessages, RatingLine } from "./RatingLine";

export interface RatingsProps {
  ids: string[];
  lang: Lang;
  messages: RatingMessages;
}

type Kiosks = NonNullable<KioskRatingsQuery["kiosks"]>;

interface Rated {
  locationId: string;
  rating: NonNullable<Kiosks[number]["rating"]>;
  /** The empty line in the kiosk's server-rendered card, which React does not control. */
  line: Element;
}

/** Fetches ratings of kiosks and shows them on their cards. If the query fails, the cards stay as they are. */
export default function Ratings({ ids, lang, messages }: RatingsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [rated, setRated] = useState<readonly Rated[]>([]);
  const { data } = useKioskRatingsQuery({ variables: { ids } });
  useEffect(() => setRated(findLines(data?.kiosks ?? [], place.current?.parentElement?.nextElementSibling)), [data]);

  return (
    <span ref={place} hidden>
      {rated.map(({ locationId, rating, line }) =>
        createPortal(<RatingLine rating={rating} lang={lang} messages={messages} />, line, locationId),
      )}
    </span>
  );
}

function findLines(kiosks: Kiosks, list: Element | null | undefined): Rated[] {
  return kiosks.flatMap(({ locationId, rating }) => {
    const line = list?.querySelector(`[data-rating-of="${CSS.escape(locationId)}"]`);
    return line && rating ? [{ locationId, rating, line }] : [];
  });
}
