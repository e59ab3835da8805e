import type { HTMLAttributes } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Filled in the browser when the device remembers a place (offerPlace.ts). */
      "offer-place": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
      /** Fills the empty field of its form with the place that the device remembers (fillPlace.ts). */
      "fill-place": HTMLAttributes<HTMLElement>;
    }
  }
}

interface OfferPlaceProps {
  /** URL to which the place is added. */
  href: string;
  /** Text of the link, with `{place}`. */
  label: string;
  className?: string;
}

/** Link to a view around the place that the device remembers. Empty on the server, which does not know it, and without a place. */
export function OfferPlace({ href, label, className }: OfferPlaceProps) {
  // React does not touch its content.
  return (
    <offer-place
      className={className}
      data-href={href}
      data-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
