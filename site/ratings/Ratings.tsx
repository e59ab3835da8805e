import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Lang } from "../i18n/languages";
import { fetchRatings } from "./fetchRatings";
import { type RatingMessages, RatingLine } from "./RatingLine";

export interface RatingsProps {
  /** The empty lines in the kiosks' server-rendered cards, which React does not control. */
  lines: readonly Element[];
  lang: Lang;
  messages: RatingMessages;
}

type Ratings = Awaited<ReturnType<typeof fetchRatings>>;

const NONE: Ratings = new Map();

/** Fetches the ratings of kiosks and shows them on their cards. If that fails, the cards stay as they are. */
export default function Ratings({ lines, lang, messages }: RatingsProps): ReactNode {
  const [ratings, setRatings] = useState(NONE);
  useEffect(() => void fetchRatings(lines.map(kioskOf)).then((loaded) => setRatings((others) => new Map([...others, ...loaded]))), [lines]);
  return (
    <>
      {lines.map((line) => {
        const rating = ratings.get(kioskOf(line));
        return rating && createPortal(<RatingLine rating={rating} lang={lang} messages={messages} />, line, kioskOf(line));
      })}
    </>
  );
}

function kioskOf(line: Element): string {
  return line.getAttribute("data-rating-of")!;
}
