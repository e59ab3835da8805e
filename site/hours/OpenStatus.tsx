import { OpenStatusIsland } from "./OpenStatusIsland";
import type { LiveOpenStatusProps } from "./LiveOpenStatus";
import { StatusText } from "./StatusText";

/**
 * Whether a kiosk is open now, by the visitor's clock and the kiosk's time zone. The server leaves the line empty, since the page may be
 * cached for longer than the status is true, and reserves its space. Pages that depend on the time pass the status as `initial`.
 */
export function OpenStatus(props: LiveOpenStatusProps) {
  return (
    <OpenStatusIsland {...props}>
      <StatusText status={props.initial ?? null} />
    </OpenStatusIsland>
  );
}
