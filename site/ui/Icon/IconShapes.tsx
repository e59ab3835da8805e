import { ICON_PATHS } from "./iconPaths";

/** The shapes of all icons, which each document has once: a page shows some of them fifty times. */
export function IconShapes() {
  return (
    <svg aria-hidden="true" style={{ display: "none" }}>
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
