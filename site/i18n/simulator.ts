import type { Lang } from "./languages";

interface SimulatorTexts {
  unreadable: string;
  tooLong: string;
}

/** Why the slice simulator shows nothing, for editors. */
export const simulatorTexts: Readonly<Record<Lang, SimulatorTexts>> = {
  "en-us": {
    unreadable: "These slices cannot be read. Open the simulator from Slice Machine or the page builder.",
    tooLong: "These slices are too long for the simulator. Show fewer of them, or shorten their texts.",
  },
  "fr-ca": {
    unreadable: "Ces tranches sont illisibles. Ouvrez le simulateur depuis Slice Machine ou l’éditeur de pages.",
    tooLong: "Ces tranches sont trop longues pour le simulateur. Affichez-en moins, ou raccourcissez leurs textes.",
  },
};
