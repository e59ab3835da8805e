import localFont from "next/font/local";

/** Inter, all weights in one file; text shows in a fallback of the same size until it is there. */
export const inter = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  variable: "--font",
});
