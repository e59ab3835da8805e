import type { CSSProperties } from "react";
import { unitOf } from "#site/i18n/formatDistance.ts";
import type { Lang } from "#site/i18n/languages.ts";
import type { Bounds } from "../mapAdapter";
import { ringName } from "../MapGround";
import ground from "../MapGround.module.css";
import markers from "../MapMarkers.module.css";
import { MapPin, PinShape } from "../MapPin";
import { keyOf } from "../markers";
import { NameBeside } from "../NameBeside";
import { placeOfName } from "../placeOfName";
import { RingContent } from "../RingContent";
import { isFew } from "../ringsApart";
import { drawPicture, type Pictured } from "./drawPicture";
import type { PicturePin } from "./placePins";
import type { PictureRing } from "./placeRings";
import type { Label } from "./placeLabels";
import styles from "./MapPicture.module.css";

interface MapPictureProps extends Pictured {
  /** What the map shows at first. */
  bounds: Bounds;
  lang: Lang;
}

const PIN = "picture-pin";

/**
 * A picture of what the map shows at first, in the same place and scale, drawn on the server. It stands for the map until that has loaded.
 * The list holds the same information, so assistive technology skips the picture.
 */
export async function MapPicture({ bounds, margin = "area", lang, unit = unitOf(lang), ...pictured }: MapPictureProps) {
  const picture = await drawPicture(bounds, { ...pictured, margin, unit, lang });
  if (!picture) return null;
  const { from, fromName } = pictured;
  const { width, height, shapes, labels, pins, rings, distances, searched } = picture;
  const at = ({ x, y }: { x: number; y: number }) => ({ left: percent(x / width), top: percent(y / height) });
  return (
    <div className={styles.picture} data-picture="" aria-hidden="true">
      <div className={styles.room} data-margin={margin}>
        <div className={styles.box} style={{ "--ratio": (width / height).toFixed(4) } as CSSProperties}>
          <svg viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`} className={styles.land}>
            {shapes.map(([kind, path]) => (
              <path key={kind} d={path} data-kind={kind} />
            ))}
            <symbol id={PIN} viewBox="0 0 36 50">
              <PinShape />
            </symbol>
          </svg>
          {labels.map((label) => (
            <span
              key={`${label.name} ${label.x}`}
              className={styles.label}
              data-side={label.side}
              // The names beside a state's rings take their place.
              data-picture-name={pictured.focus && ""}
              data-from={label.from || undefined}
              style={at(label)}
            >
              <span className={styles.name} data-big={label.rank < 3 || undefined} style={moved(label.shift)}>
                {label.name}
              </span>
            </span>
          ))}
          {distances.map((one) => (
            <span key={one.count} className={ground.distance} data-picture-name="" style={at(one)}>
              {ringName(one, unit, lang)}
            </span>
          ))}
          {searched && (
            <span className={styles.pin} data-picture-pin="" style={at(searched)}>
              <span className={markers.me} />
              {fromName && (
                <span className={markers.searched} data-side={placeOfName(fromName, from!, searched.view, pictured.rows)}>
                  {fromName}
                </span>
              )}
            </span>
          )}
          {rings.map(({ marker, name, size, diameter, ...spot }) => (
            <span key={`${size} ${keyOf(marker)}`} className={styles.ring} data-size={size} data-picture-name="" style={at(spot)}>
              <Ring marker={marker} name={name} diameter={diameter} lang={lang} />
            </span>
          ))}
          {pins.map(({ row, lean, nameSide, ...spot }) => (
            <span key={row.locationId} className={styles.pin} data-picture-pin={row.locationId} style={at(spot)}>
              <Pin row={row} lean={lean} nameSide={nameSide} isSubject={row === pictured.subject} />
            </span>
          ))}
        </div>
      </div>
      <span data-map-credit className={styles.credit}>
        © OpenStreetMap
      </span>
    </div>
  );
}

/** A pin, or the dot of a neighbour. */
function Pin({ row, lean, nameSide, isSubject }: Pick<PicturePin, "row" | "lean" | "nameSide"> & { isSubject: boolean }) {
  const isDot = row.number === undefined && !isSubject;
  return (
    <span
      className={isDot ? markers.dot : markers.pin}
      data-selected={isSubject ? "" : undefined}
      data-closed={row.isClosed && ""}
      style={lean ? ({ "--lean": `${lean}deg` } as CSSProperties) : undefined}
    >
      {isSubject && <MapPin />}
      {row.number !== undefined && (
        <>
          {/* The shape is in the document once: two hundred pins would be half of the page. */}
          <svg className={markers.drawing}>
            <use href={`#${PIN}`} />
          </svg>
          <span className={markers.number}>{row.number}</span>
        </>
      )}
      <NameBeside row={row} side={nameSide} />
    </span>
  );
}

/** A ring with its number and its name, or the dot of few kiosks. */
function Ring({ marker, name, diameter, lang }: Pick<PictureRing, "marker" | "name" | "diameter"> & { lang: Lang }) {
  if (isFew(marker)) return <span className={markers.dot} data-few="" />;
  return (
    <span className={markers.cluster} style={{ "--size": `${diameter}px` } as CSSProperties}>
      <RingContent kioskCount={marker.kioskCount} name={name} lang={lang} />
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
