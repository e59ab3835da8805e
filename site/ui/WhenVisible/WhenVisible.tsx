"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";

interface WhenVisibleProps<P extends object> {
  /** Imports the component: a function of a module, so that it is the same one in every rendering. */
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  className?: string;
}

/** Stays empty until it comes into view, and then shows a component that arrives by `import()`; one that does not come is not missed. */
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
