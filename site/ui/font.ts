import localFont from "next/font/local";
import "./fonts/fallback.css";

// next/font reads its options before anything runs, so they are written out. With "fallback", a font that needs more than three seconds no
// longer replaces the text that is being read.

/** Inter with the letters of English and French and the fractions of distances, in the weights of the design (fonts/README.md). */
const core = localFont({
  src: "./fonts/inter-core.woff2",
  weight: "400 800",
  display: "fallback",
  variable: "--font-core",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-003B,U+003D,U+003F-005A,U+005F,U+0061-007A,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB-00BD,U+00C0,U+00C2,U+00C7-00CA,U+00CE,U+00D4,U+00D9,U+00E0,U+00E2,U+00E7-00EB,U+00EE,U+00EF,U+00F4,U+00F9,U+00FB,U+0152,U+0153,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026,U+202F",
    },
  ],
  // Next's is Arial alone, for bold letters too; ours is fonts/fallback.css.
  adjustFontFallback: false,
});

/** All of Latin in weights from 300 to 900, fetched where a page holds a letter that the other lacks. */
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "300 900",
  display: "fallback",
  preload: false,
  adjustFontFallback: false,
  variable: "--font-latin",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

/** Classes of the document's root that make the fonts known, of which tokens.css makes `--font`. */
export const fontClasses = `${core.variable} ${latin.variable}`;
