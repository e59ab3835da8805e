import { ICON_PATHS, type IconName } from "./iconPaths";

/** A small drawing in the colour of the text beside it, which says the same in words. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
