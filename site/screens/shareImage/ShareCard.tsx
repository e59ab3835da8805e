import type { Service } from "../../i18n/services";
import type { Drawing } from "./drawings";

/** Content of a page's share image. */
export interface Card {
  title: string;
  brand: string;
  service: Service | null;
}

interface CardArt {
  drawing: string;
  /** The logo of the business as a data URL; null when it failed to load. */
  mark: string | null;
}

interface Look {
  background: string;
  drawing: Drawing;
}

const SKY = "#d9e3ed";
const INK = "#0e2233";

/** Colours and drawings of the services, as on the home page. */
const LOOKS: Record<Service, Look> = {
  keyCopy: { background: "#e6f0c4", drawing: "key" },
  keyFobs: { background: "#cfe0f3", drawing: "fob" },
  carKeys: { background: "#e6dbf2", drawing: "car" },
  locksmith: { background: INK, drawing: "padlock" },
  "become-locksmith": { background: INK, drawing: "key" },
};

/** Position of each drawing at the right edge: the key is cropped, the others are whole. */
const POSITIONS: Record<Drawing, { width: number; height: number; top: number; right: number }> = {
  key: { width: 302, height: 700, top: -44, right: 56 },
  fob: { width: 300, height: 420, top: 105, right: 72 },
  car: { width: 420, height: 240, top: 330, right: -60 },
  padlock: { width: 360, height: 360, top: 210, right: 32 },
};

/** Returns background and drawing of a service's share image, or of the general one. */
export function lookOf(service: Service | null): Look {
  return service ? LOOKS[service] : { background: SKY, drawing: "key" };
}

/** The share image of a page, laid out by Satori: every box with more than one child must be a flex box. */
export function ShareCard({ card: { title, brand, service }, art: { drawing, mark } }: { card: Card; art: CardArt }) {
  const { background, drawing: name } = lookOf(service);
  const isDark = background === INK;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background,
        color: isDark ? "#fff" : INK,
        fontFamily: "Inter",
        fontWeight: 800,
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- rendered to PNG, never sent to browsers */}
      <img src={drawing} alt="" style={{ position: "absolute", ...POSITIONS[name] }} />
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", width: 830, padding: "68px 0 60px 72px" }}>
        <div
          style={{
            display: "flex",
            fontSize: sizeOf(title),
            lineHeight: 1.06,
            letterSpacing: "-0.04em",
            wordBreak: "break-word",
            textWrap: "balance",
          }}
        >
          {title}
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 36, letterSpacing: "-0.03em" }}>
          {mark && (
            <div style={{ display: "flex", marginRight: 18, ...(isDark ? { background: "#fff", borderRadius: 32, padding: 4 } : {}) }}>
              {/* oxlint-disable-next-line nextjs/no-img-element -- rendered to PNG, never sent to browsers */}
              <img src={mark} alt="" style={{ height: 56 }} />
            </div>
          )}
          {brand}
        </div>
      </div>
    </div>
  );
}

/** Returns the font size of a title. The longest title takes five lines at the smallest size. */
function sizeOf({ length }: string): number {
  if (length <= 30) return 92;
  if (length <= 56) return 80;
  return length <= 76 ? 68 : 60;
}
