import type { Bounds, LatLng, Margin } from "../mapAdapter";
import { project, unproject } from "../projection";
import type { Rect, Spot } from "../baseMap/clip";

/** Longest side of the picture's box in units; a map on a desktop is about as many pixels wide. */
const UNITS = 800;
/** What a map on a phone leaves for the box, in pixels. Labels and pins are arranged for it, since larger maps have more room. */
const PHONE = { width: 294, height: 184, ofWhole: 208 };
/**
 * How far a picture reaches beyond its box, so that it fills a map of any shape: at least these multiples of the box's sides. They follow
 * from what maps leave free (MARGINS in firstView.ts): a list's much above and below where it is a phone's whole screen, places' much on
 * all sides.
 */
const REACH = {
  small: { ofWidth: { wide: 1.4, high: 2.25 }, ofHeight: { wide: 4.2, high: 1.6 } },
  list: { ofWidth: { wide: 1.7, high: 3 }, ofHeight: { wide: 4.2, high: 2.6 } },
  places: { ofWidth: { wide: 2.6, high: 2.6 }, ofHeight: { wide: 4.2, high: 2.6 } },
};

/** Most of the world that a picture of a small box reaches across, in pixels at zoom 0: from Alaska to the Azores. */
const MAX_WIDE = 100;

/** The plane on which a picture is drawn. The origin is the upper left corner of the box that the map shows at first. */
export interface Sheet {
  /** Size of the box in units. */
  width: number;
  height: number;
  /** What is drawn, the box and its surroundings: in units, in pixels of the world at zoom 0, and in degrees. */
  drawn: Rect;
  world: Rect;
  bounds: Bounds;
  /** Units per pixel of the world at zoom 0. */
  units: number;
  /** Pixels per unit on a phone. */
  scale: number;
  /** Zoom of the map on a phone: at 0 the world is 256 pixels wide. */
  zoom: number;
  /** Of the box. */
  middle: LatLng;
  toSpot(at: LatLng): Spot;
  fromWorld(spot: Spot): Spot;
}

/** Returns the sheet for a map's initial box. A point is no box: it needs an extent. */
export function createSheet({ minLat, maxLat, minLng, maxLng }: Bounds, margin?: Margin): Sheet {
  const east = minLng > maxLng ? maxLng + 360 : maxLng;
  const from = project({ lat: maxLat, lng: minLng }, 0);
  const to = project({ lat: minLat, lng: east }, 0);
  const units = UNITS / Math.max(to.x - from.x, to.y - from.y, 1e-9);
  const [width, height] = [(to.x - from.x) * units, (to.y - from.y) * units];
  const { ofWidth, ofHeight } = REACH[margin === "list" || margin === "places" ? margin : "small"];
  const wide = Math.max(width * ofWidth.wide, Math.min(height * ofHeight.wide, MAX_WIDE * units));
  const high = Math.max(width * ofWidth.high, height * ofHeight.high);
  const drawn = { left: (width - wide) / 2, top: (height - high) / 2, right: (width + wide) / 2, bottom: (height + high) / 2 };
  const world = {
    left: from.x + drawn.left / units,
    top: from.y + drawn.top / units,
    right: from.x + drawn.right / units,
    bottom: from.y + drawn.bottom / units,
  };
  const [northWest, southEast] = [unproject({ x: world.left, y: world.top }, 0), unproject({ x: world.right, y: world.bottom }, 0)];
  const fromWorld = ({ x, y }: Spot) => ({ x: (x - from.x) * units, y: (y - from.y) * units });
  const scale = Math.min(PHONE.width / width, (margin === "whole" ? PHONE.ofWhole : PHONE.height) / height);
  return {
    width,
    height,
    drawn,
    world,
    bounds: { minLat: southEast.lat, maxLat: northWest.lat, minLng: northWest.lng, maxLng: southEast.lng },
    units,
    scale,
    zoom: Math.log2(units * scale),
    middle: unproject({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 0),
    // A box across the antimeridian continues beyond 180 degrees.
    toSpot: ({ lat, lng }) => fromWorld(project({ lat, lng: lng < minLng - 180 ? lng + 360 : lng }, 0)),
    fromWorld,
  };
}
