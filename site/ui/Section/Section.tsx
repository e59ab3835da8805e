import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { oneOf } from "../contentError";
import styles from "./Section.module.css";
import { type SectionColor, type Surface, toSurface } from "./surface";

const CURVES = ["top", "bottom"] as const;
const VARIANTS = ["default", "carKeyProgramming"] as const;

interface SectionProps extends Omit<ComponentProps<"section">, "color"> {
  /** The editor's choices; invalid ones are reported. */
  color?: unknown;
  customColor?: unknown;
  curve?: unknown;
  variant?: unknown;
  children: ReactNode;
}

const COLOR_CLASS: Record<SectionColor, string | undefined> = {
  "light gray": styles.lightGray,
  "light blue": styles.lightBlue,
  "brand green": styles.brandGreen,
  ink: styles.ink,
};

/**
 * A section of a page: its colour extends from edge to edge, its content is at most 90rem wide. A curved edge overlaps the neighbour, which
 * has padding for it. Sets the colours of text, links, buttons and focus rings inside.
 */
export function Section({ color, customColor, curve, variant, className = "", style, children, ...attributes }: SectionProps) {
  const surface = toSurface(color, customColor);
  const edge = oneOf("A section's curve", CURVES, curve);
  const look = oneOf("A section's variant", VARIANTS, variant) ?? "default";
  const free = surface && "background" in surface ? surface : undefined;
  const classes = [
    styles.section,
    ...paintOf(surface),
    edge && styles.curved,
    look === "carKeyProgramming" && styles.carKeyProgramming,
    className,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <section
      {...attributes}
      className={classes}
      data-curve={edge}
      // A bright or free colour is the same by night, and so is what stands on it.
      data-scheme={free || (surface && "color" in surface && surface.color === "brand green") ? "light" : undefined}
      style={free ? ({ ...style, "--surface": free.background } as CSSProperties) : style}
    >
      <div className="shell">{children}</div>
    </section>
  );
}

/** Returns the classes that paint a section. */
function paintOf(surface: Surface): (string | undefined | false)[] {
  if (!surface) return [];
  if ("color" in surface) return [COLOR_CLASS[surface.color]];
  const { words, isExtreme } = surface;
  return [words === "white" ? styles.freeDark : styles.freeLight, words === "black" && styles.freeMiddle, isExtreme && styles.isExtreme];
}
