import { SAVED_KEY } from "./keys";

/** A kiosk or a design that the visitor has saved. */
export interface Saved {
  kind: "kiosk" | "design";
  /** Path and query of its page, which begins with a slash. */
  href: string;
  name: string;
  /** A second line: an address, a theme. */
  detail?: string;
}

/** How many are kept of each kind. */
const MOST = 12;
const MAX_LETTERS = 300;

/** Returns what this device has saved of a kind, the latest first; nothing where its store is forbidden or has other content. */
export function readSaved(kind: Saved["kind"]): Saved[] {
  return read().filter((one) => one.kind === kind);
}

/** Whether the page at an address is saved. */
export function isSaved(href: string): boolean {
  return read().some((one) => one.href === href);
}

/** Saves a kiosk or a design, or no longer saves it; tells the page, and returns whether it is saved now. The oldest makes room. */
export function toggleSaved(one: Saved): boolean {
  const all = read();
  const others = all.filter(({ href }) => href !== one.href);
  const entries = others.length < all.length || !isValid(one) ? others : [one, ...others];
  const byKind = (kind: Saved["kind"]) => entries.filter((other) => other.kind === kind).slice(0, MOST);
  write([...byKind("kiosk"), ...byKind("design")]);
  return isSaved(one.href);
}

/** Calls back when the saved ones have changed, on this page or in another tab; the answer ends that. */
export function onSavedChange(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole store was cleared.
    if (key === SAVED_KEY || key === null) changed();
  };
  addEventListener(SAVED_KEY, changed);
  addEventListener("storage", onStorage);
  return () => {
    removeEventListener(SAVED_KEY, changed);
    removeEventListener("storage", onStorage);
  };
}

function read(): Saved[] {
  try {
    const content: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? "[]");
    return Array.isArray(content) ? content.filter(isValid).slice(0, 2 * MOST) : [];
  } catch {
    // Storage is forbidden or has invalid content.
    return [];
  }
}

function write(all: readonly Saved[]): void {
  try {
    if (all.length > 0) localStorage.setItem(SAVED_KEY, JSON.stringify(all));
    else localStorage.removeItem(SAVED_KEY);
  } catch {
    // Storage is full or forbidden: nothing is kept.
  }
  dispatchEvent(new Event(SAVED_KEY));
}

// Only pages of the site: "//" and "/\" would lead to another host.
function isValid(value: unknown): value is Saved {
  const { kind, href, name, detail } = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown) => typeof text === "string" && text !== "" && text.length <= MAX_LETTERS;
  return (
    (kind === "kiosk" || kind === "design") &&
    isText(href) &&
    /^\/(?![/\\])/.test(href as string) &&
    isText(name) &&
    (detail === undefined || isText(detail))
  );
}
