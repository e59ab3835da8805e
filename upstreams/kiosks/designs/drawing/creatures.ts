import { brass, brown, forest, ink, orange, red, white, type Drawing } from "./key";
import { bladeGround, circle, ellipse, path, rect, repeat } from "./marks";

const heart = "M0 34C-56-8-26-46 0-22 26-46 56-8 0 34Z";
const down = [146, 178, 210, 242];

/** Prints with an animal or a plant on the bow, by design id. */
export const creatures: Readonly<Record<string, Drawing>> = {
  heart: {
    bow: "round",
    ground: white,
    print:
      path(heart, red, 60, 74) +
      path("M0 34C26 14 42-4 38-20 30-38 10-34 0-22Z", "#96161f", 60, 74) +
      bladeGround(red) +
      down.map((y) => path(heart, white, 60, y, 0, 0.22)).join(""),
  },
  sprout: {
    bow: "square",
    ground: "#f1f7dc",
    print:
      rect(57, 60, 6, 52, forest) +
      path("M0 0C-6-26-30-28-40-24-38-6-22 4 0 0Z", forest, 60, 72) +
      path("M0 0C6-30 30-34 42-30 40-10 22 2 0 0Z", "#6f9f2c", 60, 64) +
      bladeGround(brown, 100) +
      down.map((y) => ellipse(64, y, 7, 4, "#8a5a38")).join(""),
  },
  owl: {
    bow: "round",
    ground: "#33485a",
    print:
      ellipse(60, 80, 38, 40, brown) +
      [42, 78].map((x) => circle(x, 66, 17, "#e8cfae") + circle(x, 66, 9, ink) + circle(x + 3, 63, 2.6, white)).join("") +
      path("M-7 0H7L0 13Z", orange, 60, 76) +
      bladeGround(brown) +
      repeat({ dx: 18, dy: 15, shift: 9 }, ({ x, y }) => (y > 122 ? path("M-7 0A7 9 0 0 0 7 0Z", "#8a5a38", x, y) : "")),
  },
  bee: {
    bow: "hexagon",
    ground: "#e6eff9",
    print:
      ellipse(36, 54, 22, 13, white) +
      ellipse(84, 54, 22, 13, white) +
      ellipse(60, 78, 24, 34, brass) +
      [64, 80, 96].map((y) => rect(34, y, 52, 8, ink)).join("") +
      circle(60, 50, 12, ink) +
      bladeGround(brass) +
      [128, 152, 176, 200, 224, 248, 272].map((y) => rect(40, y, 40, 10, ink)).join(""),
  },
  ladybug: {
    bow: "round",
    ground: "#dbeccd",
    print:
      circle(60, 76, 38, red) +
      circle(60, 42, 15, ink) +
      rect(58, 42, 4, 74, ink) +
      [
        [40, 66],
        [80, 66],
        [36, 88],
        [84, 88],
        [50, 100],
        [70, 100],
      ]
        .map(([x, y]) => circle(x!, y!, 6.5, ink))
        .join("") +
      bladeGround(red) +
      down.map((y, spot) => circle(spot % 2 === 0 ? 64 : 50, y, 7, ink)).join(""),
  },
  mushroom: {
    bow: "square",
    ground: "#d9e8d2",
    print:
      rect(48, 76, 24, 40, "#f6ead7", 8) +
      path("M-42 0A42 40 0 0 1 42 0Q0 12-42 0Z", red, 60, 80) +
      [
        [40, 66, 6],
        [62, 54, 7],
        [82, 68, 5],
      ]
        .map(([x, y, r]) => circle(x!, y!, r!, white))
        .join("") +
      bladeGround(forest, 108) +
      down.map((y, blade) => path("M0 14Q2-6 12-12 10 4 6 14Z", "#6f9f2c", blade % 2 === 0 ? 60 : 48, y)).join(""),
  },
};
