import { iconClass, type IconName } from "./iconPaths";

/** A decorative icon in the colour of its text. The document has its shape once (IconShapes). */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={iconClass(name)} width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
