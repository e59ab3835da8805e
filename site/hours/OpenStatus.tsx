import { OpenStatusIsland } from "./OpenStatusIsland";
import type { LiveOpenStatusProps } from "./LiveOpenStatus";
import { StatusText } from "./StatusText";

type OpenStatusProps = Omit<LiveOpenStatusProps, "initial" | "holidays"> & Partial<Pick<LiveOpenStatusProps, "initial" | "holidays">>;

/**
 * Whether a kiosk is open now, by the visitor's clock and the kiosk's time zone. The server leaves the line empty, since the page may be
 * cached for longer than the status is true, and reserves its space. Pages that depend on the time pass the status as `initial`.
 */
export function OpenStatus({ holidays = NONE, initial = null, ...props }: OpenStatusProps) {
  return (
    <OpenStatusIsland holidays={holidays} initial={initial} {...props}>
      <StatusText status={initial} />
    </OpenStatusIsland>
  );
}

const NONE: LiveOpenStatusProps["holidays"] = [];
