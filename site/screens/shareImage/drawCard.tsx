import { ImageResponse } from "next/og";
import { loadDrawing, loadFont } from "./drawings";
import { SHARE_SIZE } from "../../parts/share/shareImagePath";
import { createPictureStore } from "./pictureStore";
import { type Card, lookOf, ShareCard } from "./ShareCard";

const pictures = createPictureStore({ maxPictures: 300, maxWaiting: 12 });

/**
 * Draws a page's share image as PNG. `mark` is the logo as a data URL; null for the site's own. Returns null when too many images are
 * waiting.
 */
export function drawCard(card: Card, mark: string | null): Promise<Uint8Array | null> {
  return pictures.read(JSON.stringify([card, mark]), async () => {
    const [drawing, sign, font] = await Promise.all([loadDrawing(lookOf(card.service).drawing), mark ?? loadDrawing("mark"), loadFont()]);
    const image = new ImageResponse(<ShareCard card={card} art={{ drawing, mark: sign }} />, {
      ...SHARE_SIZE,
      fonts: [{ name: "Inter", data: font, weight: 800, style: "normal" }],
    });
    return new Uint8Array(await image.arrayBuffer());
  });
}
