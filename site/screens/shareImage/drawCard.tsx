import { ImageResponse } from "next/og";
import { loadDrawing, loadFont } from "./drawings";
import { SHARE_SIZE } from "../../parts/share/shareImagePath";
import { createPictureStore } from "./pictureStore";
import { type Card, lookOf, ShareCard } from "./ShareCard";

const pictures = createPictureStore({ maxPictures: 300, maxWaiting: 24 });

interface Requester {
  /** The visitor's address. */
  visitor: string | undefined;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
}

/**
 * Draws a page's share image as PNG. `mark` is the logo as a data URL; null for the site's own. Returns null when it cannot be drawn soon.
 */
export function drawCard(card: Card, mark: string | null, requester: Requester): Promise<Uint8Array | null> {
  const draw = async () => {
    const [drawing, sign, font] = await Promise.all([loadDrawing(lookOf(card.service).drawing), mark ?? loadDrawing("mark"), loadFont()]);
    const image = new ImageResponse(<ShareCard card={card} art={{ drawing, mark: sign }} />, {
      ...SHARE_SIZE,
      fonts: [{ name: "Inter", data: font, weight: 800, style: "normal" }],
    });
    return new Uint8Array(await image.arrayBuffer());
  };
  return pictures.read(JSON.stringify([card, mark]), { draw, ...requester });
}
