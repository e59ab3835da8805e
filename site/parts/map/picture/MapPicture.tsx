import type { CSSProperties } from "react";
import { type Lang, toBcp47 } from "#site/i18n/languages.ts";
import type { Margin } from "../firstView";
import type { MapRow } from "../kioskMapProps";
import type { Bounds } from "../mapAdapter";
import markers from "../MapMarkers.module.css";
import { MapPin } from "../MapPin";
import { clusterSize } from "../markers";
import type { Label } from "./placeLabels";
import type { PicturePin } from "./placePins";
import { drawPicture } from "./drawPicture";
import styles from "./MapPicture.module.css";

interface MapPictureProps {
  /** What the map shows at first. */
  bounds: Bounds;
  margin: Margin;
  rows: readonly MapRow[];
  subject?: MapRow;
  lang: Lang;
}

/**
 * A picture of what the map shows at first, in the same place and scale, drawn on the server. It stands for the map until that has loaded.
 * The list holds the same information, so assistive technology skips the picture.
 */
export async function MapPicture({ bounds, margin, rows, subject, lang }: MapPictureProps) {
  const picture = await drawPicture(bounds, rows, subject);
  if (!picture) return null;
  const { width, height, shapes, labels, pins } = picture;
  const at = ({ x, y }: { x: number; y: number }) => ({ left: percent(x / width), top: percent(y / height) });
  return (
    <div className={styles.picture} data-picture="" aria-hidden="true">
      <div className={styles.room} data-margin={margin}>
        <div className={styles.box} style={{ "--ratio": (width / height).toFixed(4) } as CSSProperties}>
          <svg viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`} className={styles.land}>
            {shapes.map(([kind, path]) => (
              <path key={kind} d={path} data-kind={kind} />
            ))}
          </svg>
          {labels.map((label) => (
            <span
              key={`${label.name} ${label.x}`}
              className={styles.label}
              data-side={label.side}
              data-from={label.from || undefined}
              style={at(label)}
            >
              <span className={styles.name} data-big={label.rank < 3 || undefined} style={moved(label.shift)}>
                {label.name}
              </span>
            </span>
          ))}
          {pins.map((pin) => (
            <span key={pin.rows[0]!.locationId} className={styles.pin} data-picture-pin={pin.rows[0]!.locationId} style={at(pin)}>
              <Pin pin={pin} isSubject={subject?.locationId === pin.rows[0]!.locationId} lang={lang} />
            </span>
          ))}
        </div>
      </div>
      <span className={styles.credit}>© OpenStreetMap</span>
    </div>
  );
}

function Pin({ pin: { rows }, isSubject, lang }: { pin: PicturePin; isSubject: boolean; lang: Lang }) {
  if (rows.length > 1) {
    return (
      <span className={markers.cluster} style={{ "--size": `${clusterSize(rows.length)}px` } as CSSProperties}>
        {rows.length.toLocaleString(toBcp47(lang))}
      </span>
    );
  }
  return (
    <span className={markers.pin} data-selected={isSubject ? "" : undefined}>
      <MapPin number={rows[0]!.number} />
    </span>
  );
}

/** Returns the style of a name that stands some pixels from its town. */
function moved([x, y]: Label["shift"]): CSSProperties | undefined {
  return x === 0 && y === 0 ? undefined : { left: x, top: y };
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
