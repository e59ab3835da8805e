/** Lines that are in view for a shorter time, in milliseconds, are scrolled past: each rating costs money. */
export const REST_MS = 250;

/**
 * Calls `onView` with the elements that have come into view and rested there, each once, those of one moment together. Returns a function
 * that ends this.
 */
export function watchLines(lines: readonly Element[], onView: (lines: Element[]) => void): () => void {
  const inView = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const rested = [...inView];
    inView.clear();
    for (const line of rested) observer.unobserve(line);
    onView(rested);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    clearTimeout(timer);
    if (inView.size > 0) timer = setTimeout(report, REST_MS);
  });
  for (const line of lines) observer.observe(line);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
