"use client";

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

interface WhenVisibleProps<P extends object> {
  /** Imports the component. Must be a module-level function, so that it is the same in every rendering. */
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  className?: string;
  /** How far from the viewport it is loaded already, in CSS pixels. */
  margin?: number;
  /** Shown until the component is loaded, and if it cannot be loaded. */
  children?: ReactNode;
}

/** Loads and shows a component when it comes into view, in place of its children. If that fails, its element has `data-failed`. */
export function WhenVisible<P extends object>({ load, props, className, margin = 0, children }: WhenVisibleProps<P>) {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P>; hadFocus: boolean } | null>(null);
  useEffect(() => {
    const place = ref.current!;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (module) => setLoaded({ Component: module.default, hadFocus: place.contains(document.activeElement) }),
          () => place.setAttribute("data-failed", ""),
        );
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [load, margin]);
  // The link or button that replaces a focused one gets the focus, unless the component has set it.
  useLayoutEffect(() => {
    if (loaded?.hadFocus && document.activeElement === document.body) ref.current!.querySelector<HTMLElement>("a, button")?.focus();
  }, [loaded]);
  return (
    <div ref={ref} className={className}>
      {loaded ? <loaded.Component {...props} /> : children}
    </div>
  );
}
