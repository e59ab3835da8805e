/** A key that journeys press, by its name in the DOM. */
export type Key = "ArrowDown" | "Enter" | "Escape" | "Space" | "Tab" | "Shift+Tab";

/** The sizes of the window: a phone and a desktop computer, as in the designs. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

export type Size = keyof typeof SIZES;

/** What two very different drivers have in common: a window of a browser, with one page. */
export interface EngineWindow {
  /** Loads an address. Resolves before the page is complete. */
  go(url: string): Promise<void>;
  /** Runs a function in the page, which sees its arguments and globals alone, and returns its result. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine for the first input that matches. */
  choose(selector: string, file: string): Promise<void>;
  /** The errors of the console so far. */
  errors(): readonly string[];
  /** A PNG of what is in the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser engine that opens windows. */
export interface Engine {
  /** Opens a window without cookies and storage. */
  open(size: Size): Promise<EngineWindow>;
  close(): Promise<void>;
}
