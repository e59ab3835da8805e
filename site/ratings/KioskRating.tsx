"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Lang } from "../i18n/languages";
import type { Rating } from "./fetchRatings";
import { watchRating } from "./watchRatings";

interface KioskRatingProps {
  id: string;
  lang: Lang;
  /** Class of the line, whose height is reserved. */
  className?: string;
}

// Renders nothing when it fails to load.
const RatingLine = lazy(() => import("./RatingLine").catch(() => ({ default: () => null })));

/** A kiosk's rating: a line that is empty until it has rested in view and the rating is fetched. If that fails, it stays empty. */
export function KioskRating({ id, lang, className }: KioskRatingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [rating, setRating] = useState<Rating | null>(null);
  useEffect(() => watchRating(ref.current!, id, setRating), [id]);
  return (
    <div ref={ref} className={className}>
      {rating && (
        <Suspense>
          <RatingLine rating={rating} lang={lang} />
        </Suspense>
      )}
    </div>
  );
}
