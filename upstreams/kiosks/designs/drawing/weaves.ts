import { blue, brass, brown, forest, ink, red, sky, white, type Drawing } from "./key";
import { circle, inTurn, line, path, rect, repeat } from "./marks";

/** Prints of cloth, flags and floors over the whole key, by design id. */
export const weaves: Readonly<Record<string, Drawing>> = {
  stitches: {
    bow: "square",
    ground: "#33485a",
    print: repeat({ dx: 15, dy: 15 }, ({ x, y, column, row }) =>
      line(`M${x - 4} ${y - 4}l8 8m0-8l-8 8`, inTurn([brass, white, red], column * 2 + row), 2.6),
    ),
  },
  stripes: {
    bow: "round",
    ground: white,
    print: repeat({ dx: 200, dy: 36 }, ({ y }) => rect(0, y, 120, 12, blue) + rect(0, y + 18, 120, 6, red)),
  },
  chevrons: {
    bow: "hexagon",
    ground: brass,
    print: repeat({ dx: 200, dy: 40 }, ({ y }) => path(`M-4 ${y}L60 ${y + 30} 124 ${y}V${y + 18}L60 ${y + 48}-4 ${y + 18}Z`, ink)),
  },
  quarters: {
    bow: "square",
    ground: white,
    print: repeat({ dx: 60, dy: 58 }, ({ x, y, column, row }) =>
      (column + row) % 2 === 0 ? rect(x, y, 60, 58, blue) : rect(x + 24, y + 23, 12, 12, blue),
    ),
  },
  sash: {
    bow: "square",
    ground: forest,
    print: repeat(
      { dx: 400, dy: 92 },
      ({ y }) =>
        path(`M-4 ${y + 60}L124 ${y - 30}V${y - 2}L-4 ${y + 88}Z`, white) +
        path(`M-4 ${y + 68}L124 ${y - 22}V${y - 10}L-4 ${y + 80}Z`, brass),
    ),
  },
  shingles: {
    bow: "square",
    ground: "#33485a",
    print: repeat({ dx: 24, dy: 18, shift: 12 }, ({ x, y, column, row }) =>
      path("M-12 0H12V10A12 12 0 0 1-12 10Z", inTurn(["#4f6374", "#71838f", "#a9b9c7"], column + row * 2), x, 300 - y - 26),
    ),
  },
  tiles: {
    bow: "hexagon",
    ground: white,
    print: repeat(
      { dx: 30, dy: 30 },
      ({ x, y }) => path("M0-13Q2-2 13 0 2 2 0 13-2 2-13 0-2-2 0-13Z", blue, x, y) + circle(x + 15, y + 15, 4, sky),
    ),
  },
  gingham: {
    bow: "round",
    ground: white,
    print:
      `<g opacity=".5">${repeat({ dx: 24, dy: 400 }, ({ x }) => rect(x, 0, 12, 284, red))}` +
      `${repeat({ dx: 400, dy: 24 }, ({ y }) => rect(0, y, 120, 12, red))}</g>`,
  },
  knit: {
    bow: "round",
    ground: forest,
    print: repeat({ dx: 16, dy: 13 }, ({ x, y, row }) =>
      line(`M${x - 6} ${y - 4}L${x} ${y + 5} ${x + 6} ${y - 4}`, inTurn([white, white, "#6f9f2c", red, "#6f9f2c"], row), 4.4),
    ),
  },
  herringbone: {
    bow: "square",
    ground: "#e8cfae",
    print: repeat({ dx: 24, dy: 12 }, ({ x, y, column, row }) =>
      path(column % 2 === 0 ? "M0 0 24 18V27L0 9Z" : "M0 18 24 0V9L0 27Z", inTurn(["#a8642c", brown, "#c58a55"], row + column * 2), x, y),
    ),
  },
  candy: {
    bow: "round",
    ground: white,
    print: repeat({ dx: 400, dy: 28 }, ({ y }) => path(`M-4 ${y + 40}L124 ${y - 34}V${y - 20}L-4 ${y + 54}Z`, "#e0627f")),
  },
  beads: {
    bow: "square",
    ground: "#6b2d4a",
    print: repeat({ dx: 30, dy: 17 }, ({ x, y, column, row }) => circle(x, y, 7, inTurn([brass, white, "#e0627f", sky], row + column))),
  },
  weave: {
    bow: "round",
    ground: ink,
    print: repeat({ dx: 24, dy: 24 }, ({ x, y, column, row }) =>
      (column + row) % 2 === 0 ? rect(x + 1, y + 4, 22, 16, blue, 2) : rect(x + 4, y + 1, 16, 22, sky, 2),
    ),
  },
  argyle: {
    bow: "hexagon",
    ground: "#a9b9c7",
    print:
      repeat({ dx: 40, dy: 32, shift: 20 }, ({ x, y, row }) => path("M0-32 20 0 0 32-20 0Z", row % 2 === 0 ? forest : "#a9b9c7", x, y)) +
      repeat({ dx: 40, dy: 64 }, ({ x, y }) => line(`M${x} ${y}l40 64M${x + 40} ${y}l-40 64`, white, 1.6)),
  },
};
