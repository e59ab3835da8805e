import { blue, brass, brown, forest, green, ink, orange, pale, purple, red, sky, white, type Drawing } from "./key";
import { bladeGround, circle, ellipse, inTurn, line, path, rect, repeat } from "./marks";

const cloud = "M-22 10A10 10 0 0 1-18-9 14 14 0 0 1 8-12 11 11 0 0 1 22 10Z";
const down = [146, 178, 210, 242];

/** Prints with a picture on the bow that continues on the blade, by design id. */
export const scenes: Readonly<Record<string, Drawing>> = {
  sunrise: {
    bow: "hexagon",
    ground: "#f7d9c4",
    print:
      [46, 36, 25].map((r, ring) => circle(60, 104, r, inTurn(["#f7b267", orange, red], ring))).join("") +
      bladeGround(purple, 104) +
      down.map((y) => rect(42, y, 36, 7, "#8a62b8")).join(""),
  },
  bunting: {
    bow: "round",
    ground: pale,
    print: [58, 96, 140, 184, 228, 268]
      .map(
        (y, row) =>
          line(`M-4 ${y - 12}Q60 ${y + 12} 124 ${y - 12}`, ink, 2) +
          [14, 45, 75, 106]
            .map((x, flag) =>
              path("M-10 0H10L0 22Z", inTurn([red, blue, green, brass], flag + row), x, y - (Math.abs(x - 60) > 20 ? 7 : 1)),
            )
            .join(""),
      )
      .join(""),
  },
  windows: {
    bow: "hexagon",
    ground: "#a5492f",
    print: repeat(
      { dx: 32, dy: 38 },
      ({ x, y, column, row }) =>
        rect(x + 2, y + 4, 20, 26, white) +
        rect(x + 4, y + 6, 16, 22, inTurn([brass, ink, brass, "#33485a", brass], column * 2 + row)) +
        rect(x + 11, y + 6, 2, 22, white) +
        rect(x + 4, y + 16, 16, 2, white),
    ),
  },
  balloons: {
    bow: "round",
    ground: pale,
    print:
      [
        [36, 66, red],
        [84, 62, blue],
        [60, 82, brass],
      ]
        .map(
          ([x, y, fill]) =>
            line(`M${x} ${y}Q${Number(x) + 6} ${Number(y) + 34} 60 150`, ink, 1.6) +
            ellipse(Number(x), Number(y), 17, 21, String(fill)) +
            path("M-4 4H4L0-3Z", String(fill), Number(x), Number(y) + 21),
        )
        .join("") +
      bladeGround(blue, 118) +
      down.map((y, ball) => ellipse(62, y, 8, 10, inTurn([red, brass, white, green], ball))).join(""),
  },
  kites: {
    bow: "square",
    ground: sky,
    print:
      path("M0-34 26-6 0 40-26-6Z", red, 60, 74) +
      path("M0-34 26-6 0 40Z", brass, 60, 74) +
      line("M60 112Q76 130 60 150T60 190 60 230 60 280", ink, 2) +
      [140, 172, 204, 236].map((y, bow) => path("M0 0 11-7V7ZM0 0-11-7V7Z", inTurn([purple, red, green, brass], bow), 61, y)).join(""),
  },
  clouds: {
    bow: "round",
    ground: sky,
    print: repeat({ dx: 64, dy: 42, shift: 32 }, ({ x, y, row }) => path(cloud, inTurn([white, "#e6eff9"], row), x + 28, y + 22)),
  },
  umbrellas: {
    bow: "hexagon",
    ground: "#e6eff9",
    print: [
      [60, 70, 1.5, purple],
      [60, 154, 0.7, red],
      [60, 200, 0.7, blue],
      [60, 246, 0.7, forest],
    ]
      .map(
        ([x, y, size, fill]) =>
          path("M-1.5-22H1.5V22A6 6 0 0 1-9 22H-6A3 3 0 0 0-1.5 22Z", ink, Number(x), Number(y), 0, Number(size)) +
          path("M-26 0A26 24 0 0 1 26 0Q19-6 13 0 6-6 0 0-6-6-13 0-19-6-26 0Z", String(fill), Number(x), Number(y), 0, Number(size)),
      )
      .join(""),
  },
  boats: {
    bow: "round",
    ground: "#cfe0f3",
    print:
      path("M0-34V18H-34Z", white, 58, 70) +
      path("M0-24V18H26Z", red, 63, 70) +
      path("M-40 0H40L26 18H-26Z", brown, 60, 92) +
      [108, 140, 172, 204, 236, 268]
        .map((y, wave) => path(`M-20 ${y}q20-16 40 0t40 0 40 0 40 0V300H-20Z`, inTurn([blue, "#5c93cf"], wave)))
        .join(""),
  },
  rooftops: {
    bow: "square",
    ground: "#f3d08a",
    print:
      [
        [2, 74, 34, "#c9593a"],
        [36, 58, 30, blue],
        [66, 82, 26, brown],
        [92, 66, 28, purple],
      ]
        .map(
          ([x, y, width, fill]) =>
            rect(Number(x), Number(y), Number(width), 60, String(fill)) +
            path(`M${x} ${y}l${Number(width) / 2}-16 ${Number(width) / 2} 16Z`, ink) +
            rect(Number(x) + 8, Number(y) + 12, 7, 10, brass) +
            rect(Number(x) + 18, Number(y) + 12, 7, 10, brass),
        )
        .join("") +
      bladeGround(ink, 118) +
      repeat({ dx: 14, dy: 20 }, ({ x, y }) => (y > 126 ? rect(x + 2, y, 6, 9, brass) : "")),
  },
  moons: {
    bow: "round",
    ground: "#1b3549",
    print:
      circle(60, 78, 30, "#f6ead7") +
      circle(74, 70, 26, "#1b3549") +
      [
        [22, 50],
        [98, 46],
        [100, 96],
        [20, 88],
      ]
        .map(([x, y]) => circle(x!, y!, 2.4, white))
        .join("") +
      down.map((y, phase) => circle(60, y, 10, "#f6ead7") + circle(60 + phase * 6 + 4, y, 10, "#1b3549")).join(""),
  },
  planets: {
    bow: "square",
    ground: purple,
    print:
      circle(60, 76, 26, orange) +
      path("M-26 0A26 26 0 0 0 26 0Q0 10-26 0Z", "#e2603a", 60, 76) +
      line("M24 88Q10 104 50 92T98 64Q110 50 88 56", "#f3d08a", 4) +
      circle(22, 44, 5, sky) +
      circle(100, 100, 7, green) +
      down.map((y, planet) => circle(planet % 2 === 0 ? 62 : 52, y, 6 + (planet % 3), inTurn([sky, brass, green, red], planet))).join(""),
  },
};
