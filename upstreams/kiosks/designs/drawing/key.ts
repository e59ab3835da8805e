const bows = {
  round: "M60 2a56 56 0 0 1 56 56c0 24-15 43-34 52v14H38v-14C19 101 4 82 4 58A56 56 0 0 1 60 2Z",
  square: "M26 4h68a22 22 0 0 1 22 22v56a26 26 0 0 1-26 26h-8v16H38v-16h-8A26 26 0 0 1 4 82V26A22 22 0 0 1 26 4Z",
  hexagon:
    "M38 3h44a10 10 0 0 1 8.6 5l24 42a12 12 0 0 1 0 12l-24 42a10 10 0 0 1-8.6 5v15H38v-15a10 10 0 0 1-8.6-5l-24-42a12 12 0 0 1 0-12l24-42A10 10 0 0 1 38 3Z",
};
const blade =
  "M42 120H78L70.8 129.8V137L74.8 143.9 63.6 151.1V158.4L78 165.2 74.4 172.4V179.7L78 186.5 67.2 193.7V201L74.8 207.8 70.8 215V222.3L74.8 229.1 63.6 236.3V243.6L78 250.4 60 282H52.8L42 269Z";

/** The brand's colours, and those that only drawings use. */
export const ink = "#0e2233";
export const green = "#b6d449";
export const forest = "#2f6b3a";
export const blue = "#1557a3";
export const sky = "#9cc0e8";
export const pale = "#d9e3ed";
export const red = "#be202b";
export const purple = "#6a3d9e";
export const brass = "#ecc45c";
export const orange = "#f19a3a";
export const white = "#fff";
export const brown = "#5b3a24";

/** The print on bow and blade of one key. */
export interface Drawing {
  bow: keyof typeof bows;
  /** Background colour. */
  ground: string;
  /** SVG elements in an area of 120 by 284; the bow ends at y = 124. */
  print: string;
}

/** Returns the SVG of a key: the print clipped to the key's shape without its hole, and an inner outline 2 units wide. */
export function toSvg(id: string, { bow, ground, print }: Drawing): string {
  const hole = (attributes: string) => `<circle cx="60" cy="25" r="10.5"${attributes}/>`;
  const shape = `<path d="${bows[bow]}"/><path d="${blade}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 124 288" width="120">`,
    `<defs><clipPath id="${id}-key">${shape}</clipPath>` +
      `<mask id="${id}-hole"><rect x="-5" y="-5" width="130" height="294" fill="#fff"/>${hole(' fill="#000"')}</mask></defs>`,
    `<g mask="url(#${id}-hole)"><g clip-path="url(#${id}-key)"><rect width="120" height="284" fill="${ground}"/>${print}`,
    `<rect x="49" y="124" width="6" height="136" rx="3" fill="#06121d" opacity=".2"/>` +
      `<rect x="36" y="110" width="48" height="14" fill="#06121d" opacity=".13"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="4" opacity=".26">${shape}${hole("")}</g></g></g></svg>`,
    "",
  ].join("\n");
}
