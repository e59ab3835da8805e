import type { LinkField } from "@prismicio/client";
import type { ComponentProps, ReactNode } from "react";
import { ContentLink } from "../ContentLink/ContentLink";
import { SiteLink } from "../SiteLink/SiteLink";
import styles from "./Button.module.css";

export type ButtonStyle = "primary" | "secondary" | "outlined";

const STYLES: readonly string[] = ["primary", "secondary", "outlined"] satisfies ButtonStyle[];

/** The style an editor chose; anything unknown, or nothing, is primary. */
export function toButtonStyle(value: unknown): ButtonStyle {
  return STYLES.includes(value as string) ? (value as ButtonStyle) : "primary";
}

function classOf(style: ButtonStyle): string {
  return `${styles.button} ${styles[style]}`;
}

/** A link from content that looks like a button. */
export function ButtonLink({ field, style, children }: { field: LinkField; style: ButtonStyle; children: ReactNode }) {
  return (
    <ContentLink field={field} className={classOf(style)}>
      {children}
    </ContentLink>
  );
}

/** A link to a page of the site that looks like a button. */
export function SiteButtonLink({ href, look, children }: { href: string; look: ButtonStyle; children: ReactNode }) {
  return (
    <SiteLink href={href} className={classOf(look)}>
      {children}
    </SiteLink>
  );
}

/** A button that does something on this page. */
export function Button({ look, ...props }: { look: ButtonStyle } & ComponentProps<"button">) {
  return <button type="button" {...props} className={classOf(look)} />;
}
