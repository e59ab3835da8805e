import { renderToStaticMarkup } from "react-dom/server";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { QrCode } from "./QrCode";

const URL = "https://keyway.example/fr-ca/key-services/qc/quebec/doubles-de-cles-serrurier-12-rue-de-l-erable/100067/";

/** Returns the modules that the drawing's second path fills. */
function drawn(html: string): Set<string> {
  const [path = ""] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join("")).toBe(path);
  return new Set(runs.flatMap(([, x, y, length]) => Array.from({ length: Number(length) }, (_, i) => `${Number(x) + i} ${y}`)));
}

it("draws each dark module of the code once, within a quiet zone of four", () => {
  const { data, size } = encode(URL, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  const html = renderToStaticMarkup(<QrCode text={URL} />);
  expect(drawn(html)).toEqual(new Set(dark));
  expect(dark.some((at) => at.split(" ").some((n) => Number(n) < 4 || Number(n) >= size - 4))).toBe(false);
});

it("stays small: a kiosk's address takes less than 10 kB", () => {
  expect(renderToStaticMarkup(<QrCode text={URL} />).length).toBeLessThan(10_000);
});
