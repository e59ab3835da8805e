"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";

interface WhenVisibleProps<P extends object> {
  /** Imports the component. Must be a module-level function, so that it is the same in every rendering. */
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  className?: string;
}

/** Loads and shows a component when it comes into view. Stays empty if the component cannot be loaded. */
export function WhenVisible<P extends object>({ load, props, className }: WhenVisibleProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load().then(
        (module) => setLoaded(() => module.default),
        () => {},
      );
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [load]);
  return (
    <div ref={place} className={className}>
      {Loaded && <Loaded {...props} />}
    </div>
  );
}
