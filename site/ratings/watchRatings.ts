import type { Rating } from "./fetchRatings";

/** Lines that are in view for a shorter time, in milliseconds, are scrolled past: each rating costs money. */
const REST_MS = 250;

interface Watched {
  id: string;
  onRating: (rating: Rating | null) => void;
}

const watched = new Map<Element, Watched>();
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches a kiosk's rating once its line has rested in view, unless the visitor saves data: the ratings of lines that come into view
 * together in one request. Returns a function that ends this.
 */
export function watchRating(line: Element, id: string, onRating: Watched["onRating"]): () => void {
  if (savesData()) return () => {};
  watched.set(line, { id, onRating });
  observer ??= new IntersectionObserver(update);
  observer.observe(line);
  return () => {
    watched.delete(line);
    inView.delete(line);
    observer?.unobserve(line);
  };
}

function update(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  clearTimeout(timer);
  if (inView.size > 0) timer = setTimeout(() => void rate(), REST_MS);
}

async function rate(): Promise<void> {
  const lines = [...inView].map((line) => ({ line, ...watched.get(line)! }));
  inView.clear();
  for (const { line } of lines) observer!.unobserve(line);
  if (lines.length === 0) return;
  try {
    const { fetchRatings } = await import("./fetchRatings");
    const ratings = await fetchRatings(lines.map(({ id }) => id));
    for (const { line, id, onRating } of lines) if (watched.get(line)?.id === id) onRating(ratings.get(id) ?? null);
  } catch {
    // A script that fails to load leaves the lines empty.
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
