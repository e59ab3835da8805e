import { blue, brass, brown, forest, green, ink, orange, pale, purple, red, sky, white, type Drawing } from "./key";
import { circle, ellipse, inTurn, path, rect, repeat } from "./marks";

const heart = "M0 10C-16-2-8-13 0-6 8-13 16-2 0 10Z";
const drop = "M0-12C8-2 9 8 0 8-9 8-8-2 0-12Z";
const spot = "M-9-4 0-10 9-5 10 5 1 10-9 6Z";
const wedge = "M0 0 300-40V40Z";

/** Prints that repeat small pictures or shapes over the whole key, by design id. */
export const patterns: Readonly<Record<string, Drawing>> = {
  hearts: {
    bow: "square",
    ground: "#fcebeb",
    print: repeat({ dx: 26, dy: 24, shift: 13 }, ({ x, y, row }) => path(heart, inTurn([red, "#e58a91"], row), x, y)),
  },
  paws: {
    bow: "round",
    ground: "#e6dbf2",
    print: repeat(
      { dx: 34, dy: 32, shift: 17 },
      ({ x, y }) =>
        ellipse(x, y + 4, 7, 6, purple) +
        [-9, -3.4, 3.4, 9].map((side) => circle(x + side, y - (Math.abs(side) > 5 ? 3 : 7), 2.8, purple)).join(""),
    ),
  },
  drops: {
    bow: "hexagon",
    ground: "#e6eff9",
    print: repeat({ dx: 24, dy: 28, shift: 12 }, ({ x, y, column, row }) => path(drop, inTurn([blue, sky, "#5c93cf"], column + row), x, y)),
  },
  zebra: {
    bow: "hexagon",
    ground: white,
    print: repeat({ dx: 400, dy: 30 }, ({ y, row }) =>
      path(
        row % 2 === 0
          ? `M-4 ${y}Q40 ${y - 14} 76 ${y + 6}Q40 ${y + 4}-4 ${y + 16}Z`
          : `M124 ${y - 2}Q82 ${y - 16} 38 ${y + 8}Q82 ${y + 2} 124 ${y + 16}Z`,
        ink,
      ),
    ),
  },
  giraffe: {
    bow: "round",
    ground: "#f3dfb4",
    print: repeat({ dx: 25, dy: 23, shift: 12 }, ({ x, y, column, row }) =>
      path(spot, inTurn(["#a8642c", brown], column + row), x, y, (column * 47 + row * 81) % 90),
    ),
  },
  daisies: {
    bow: "round",
    ground: green,
    print: repeat(
      { dx: 38, dy: 36, shift: 19 },
      ({ x, y }) =>
        [0, 60, 120]
          .map((turn) => `<ellipse cx="${x}" cy="${y}" rx="13" ry="4" fill="${white}" transform="rotate(${turn} ${x} ${y})"/>`)
          .join("") + circle(x, y, 4.5, brass),
    ),
  },
  confetti: {
    bow: "square",
    ground: white,
    print: repeat({ dx: 27, dy: 25, shift: 11 }, ({ x, y, column, row }) =>
      path("M-7-3H7V3H-7Z", inTurn([red, blue, green, purple, brass], column * 3 + row), x, y, (column * 53 + row * 37) % 180),
    ),
  },
  sunburst: {
    bow: "square",
    ground: "#5c93cf",
    print: Array.from({ length: 12 }, (_, ray) => path(wedge, sky, 60, 76, ray * 30)).join("") + circle(60, 76, 20, brass),
  },
  honeycomb: {
    bow: "hexagon",
    ground: brown,
    print: repeat({ dx: 24, dy: 20.8, shift: 12 }, ({ x, y, column, row }) =>
      path("M0-12 10.4-6V6L0 12-10.4 6V-6Z", inTurn([brass, "#f3d08a", orange], column + row * 2), x, y),
    ),
  },
  halftone: {
    bow: "square",
    ground: "#f3d08a",
    print: repeat({ dx: 14, dy: 14, shift: 7 }, ({ x, y }) => circle(x, y, Math.max(1, 7 - y / 46), orange)),
  },
  ladders: {
    bow: "hexagon",
    ground: pale,
    print:
      repeat({ dx: 40, dy: 400 }, ({ x }) => rect(x, 0, 5, 284, blue) + rect(x + 22, 0, 5, 284, blue)) +
      repeat({ dx: 40, dy: 18 }, ({ x, y }) => rect(x, y, 27, 5, blue)),
  },
  prisms: {
    bow: "round",
    ground: ink,
    print: repeat({ dx: 30, dy: 26, shift: 15 }, ({ x, y, column, row }) =>
      path("M0 0 15 26H-15Z", inTurn([green, sky, purple, white], column + row * 3), x, y),
    ),
  },
  scales: {
    bow: "round",
    ground: "#1b3549",
    print: repeat(
      { dx: 22, dy: 13, shift: 11 },
      ({ x, y, row }) =>
        circle(x, 300 - y - 14, 12, inTurn(["#1f7a7a", "#3aa3a0", "#1b5f66"], row)) +
        circle(x, 300 - y - 17, 7, inTurn(["#3aa3a0", "#8fd0c6", "#1f7a7a"], row)),
    ),
  },
  terrazzo: {
    bow: "hexagon",
    ground: "#f2f2f2",
    print: repeat({ dx: 24, dy: 23, shift: 9 }, ({ x, y, column, row }) =>
      path(
        inTurn(["M-6-5 7-2 2 7Z", "M-5-5 5-4 7 4-3 6Z", "M-3-4 4-2 1 4Z"], column + row),
        inTurn([ink, "#e2603a", forest, sky, brass], column * 2 + row * 3),
        x,
        y,
        (column * 71 + row * 29) % 360,
      ),
    ),
  },
};
