"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SCREEN } from "../map/mapView";
import styles from "./ViewSwitch.module.css";

type View = "list" | "map";

interface ViewSwitchProps {
  /** Name of the choice. */
  label: string;
  /** Addresses of the page with list and map. */
  views: Record<View, string>;
  initial: View;
  list: ReactNode;
  map: ReactNode;
}

/**
 * Bar that switches narrow screens between list and map. They are links, which the script follows without a request: it moves to the map,
 * and back to where the list was.
 */
export function ViewSwitch({ label, views, initial, list, map }: ViewSwitchProps) {
  const [view, setView] = useState(initial);
  const bar = useRef<HTMLElement>(null);
  const listAt = useRef(0);
  // After each rendering: the page of a filter may have been rendered for the other view.
  useEffect(() => {
    const screen = bar.current!.closest<HTMLElement>(SCREEN)!;
    if (screen.dataset.listAndMap === view) return;
    screen.dataset.listAndMap = view;
    rewriteUrl(view);
  });
  const choose = (event: MouseEvent, chosen: View) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (chosen === view) return;
    if (chosen === "map") listAt.current = scrollY;
    setView(chosen);
    requestAnimationFrame(() => scrollTo({ top: chosen === "map" ? 0 : listAt.current, behavior: "instant" }));
  };
  const link = (value: View, children: ReactNode) => (
    <a
      href={views[value]}
      rel="nofollow"
      data-view={value}
      aria-current={view === value || undefined}
      className={styles.view}
      onClick={(event) => choose(event, value)}
    >
      {children}
    </a>
  );
  return (
    <nav ref={bar} aria-label={label} className={styles.views}>
      {link("list", list)}
      {link("map", map)}
    </nav>
  );
}

/** Makes the address that of the view, so that a reload shows it. Nothing is to be rendered, so the router does not hear of it. */
function rewriteUrl(view: View): void {
  const url = new URL(location.href);
  if (view === "map") url.searchParams.set("view", view);
  else url.searchParams.delete("view");
  History.prototype.replaceState.call(history, history.state, "", url);
}
