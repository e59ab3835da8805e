import { encode } from "uqr";

interface QrCodeProps {
  /** An address, in full. */
  text: string;
  className?: string;
}

/** The quiet zone around a code that readers need, in modules. */
const QUIET = 4;

/**
 * A QR code as an SVG, drawn on the server. It is hidden from screen readers: text beside it
 * says what it is for. Its surface has to be light, and its text dark.
 */
export function QrCode({ text, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges" className={className}>
      <path d={data.map(toRuns).join("")} fill="currentColor" />
    </svg>
  );
}

/** Returns a row's dark modules as rectangles, one for each run. */
function toRuns(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? "1" : "0"))
    .join("")
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("");
}
