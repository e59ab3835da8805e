"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

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

/**
 * Loads and shows a component when it comes into view, in place of its children. If that fails, its element has `data-failed`. In its first
 * rendering, the component can still read what the visitor did in the children: what was typed, and where the focus is.
 */
export function WhenVisible<P extends object>({ load, props, className, margin = 0, children }: WhenVisibleProps<P>) {
  const ref = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    const place = ref.current!;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (module) => setLoaded(() => module.default),
          () => place.setAttribute("data-failed", ""),
        );
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [load, margin]);
  return (
    <div ref={ref} className={className}>
      {Loaded ? <Loaded {...props} /> : children}
    </div>
  );
}
