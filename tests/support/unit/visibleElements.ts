/** An IntersectionObserver for tests in a window: elements come into view, and leave it, when a test says so. */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(private readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    FakeIntersectionObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }

  /** Moves observed elements into view, or out of it. */
  move(isIntersecting: boolean, ...targets: Element[]): void {
    this.report(targets.filter((target) => this.observed.has(target)).map((target) => ({ target, isIntersecting })));
  }
}
