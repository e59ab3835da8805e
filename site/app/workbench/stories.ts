import { readdirSync } from "node:fs";
import path from "node:path";
import type { ComponentType } from "react";
import type { Lang } from "../../i18n/languages";

/** One state of a part: what a stories file exports, `export const Closed: Story = ({ lang }) => <KioskRow … />`. */
export type Story = ComponentType<{ lang: Lang }>;

export const ROOMS = ["ui", "parts"] as const;
type Room = (typeof ROOMS)[number];

/** Where the stories of a component are: `NAME.stories.tsx` beside it. */
export interface StoriesFile {
  room: Room;
  folder: string;
  name: string;
  /** Below `/workbench/`: `parts/kiosk-row`. */
  address: string;
}

/** Lists the stories files of the design system and of what screens share, by room and folder. */
export function listStories(): StoriesFile[] {
  // The launcher and the tests start in the repository's root.
  return ROOMS.flatMap((room) =>
    readdirSync(path.join("site", room), { recursive: true, encoding: "utf8" })
      .flatMap((file) => {
        const [, folder, name] = /^(\w+)\/(\w+)\.stories\.tsx$/.exec(file) ?? [];
        return folder && name ? [{ room, folder, name, address: `${room}/${toWord(name)}` }] : [];
      })
      .sort((a, b) => `${a.folder}/${a.name}`.localeCompare(`${b.folder}/${b.name}`)),
  );
}

/** Loads the stories of a file by their names in the address: `KioskRow`'s `NoHours` is `no-hours`. */
export async function loadStories({ room, folder, name }: StoriesFile): Promise<Record<string, Story>> {
  // The compiler reads from these patterns which files there are.
  const states: Record<string, Story> =
    room === "ui" ? await import(`../../ui/${folder}/${name}.stories.tsx`) : await import(`../../parts/${folder}/${name}.stories.tsx`);
  return Object.fromEntries(Object.keys(states).map((state) => [toWord(state), states[state]!]));
}

/** `KioskRow` -> `kiosk-row`. */
function toWord(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}
