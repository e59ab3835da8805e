import sharp from "sharp";
import { expect } from "vitest";
import type { Visitor } from "./visitor";

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The frame of a field with its round corners, in pixels. */
const FRAME = 10;
/** The calendar's button at the right of a date field, in pixels. */
const BUTTON = 60;
/** Below this, a pixel of a field belongs to a letter. */
const LIGHT = 200;

/** Returns the red, green and blue of each pixel in a part of the window, from left to right and from top to bottom. */
async function pixelsOf(visitor: Visitor, { left, top, width, height }: Region): Promise<number[][]> {
  const region = { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  const data = await sharp(await visitor.screenshot())
    .removeAlpha()
    .extract(region)
    .raw()
    .toBuffer();
  return Array.from({ length: data.length / 3 }, (_, pixel) => [...data.subarray(pixel * 3, pixel * 3 + 3)]);
}

/** Expects that the text in an empty field is in its middle, and grey or as dark as other text, as placeholders are. */
export async function expectUnanswered(visitor: Visitor, selector: string): Promise<void> {
  await visitor.goTo(selector);
  const box = await visitor.run((one) => document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect, selector);
  const width = Math.round(box.width - FRAME - BUTTON);
  const height = Math.round(box.height - 2 * FRAME);
  const pixels = await pixelsOf(visitor, { left: box.x + FRAME, top: box.y + FRAME, width, height });
  const letters = pixels
    .map((channels, index) => ({ channels, row: Math.floor(index / width) }))
    .filter(({ channels }) => Math.min(...channels) < LIGHT);
  const rows = letters.map(({ row }) => row);
  expect(Math.abs((Math.min(...rows) + Math.max(...rows) + 1) / 2 - height / 2), "distance from the middle").toBeLessThan(4);
  const differences = letters.map(({ channels }) => Math.max(...channels) - Math.min(...channels));
  expect(Math.max(...differences), "difference between the channels of its colour").toBeLessThan(48);
}

/** Waits until the bottom of the window is darker than white, and not black. */
export async function expectDarkness(visitor: Visitor): Promise<void> {
  const [width, height] = await visitor.run((): [number, number] => [innerWidth, innerHeight]);
  const brightest = async () => Math.max(...(await pixelsOf(visitor, { left: 0, top: height - 20, width, height: 20 })).flat());
  await expect.poll(brightest, { message: "brightness of the page behind" }).toBeLessThan(170);
}
